import { Button, Text, Title } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { AddRecordDialog } from '../team-records/RecordEditor.tsx'
import { applicationRecord } from './application-record.ts'
import classes from './PrApplicationPage.module.css'

/** Before the application is begun. */
export function NoApplication({ teamId }: { teamId: string }) {
  const [opened, dialog] = useDisclosure(false)
  return (
    <section className={classes.card} aria-labelledby="no-application">
      <div>
        <Title order={2} id="no-application">
          No application yet
        </Title>
        <Text mt="2xs" maw="44rem">
          Begin it here to keep its number, its status and its checklist in one place. Your team has one
          application.
        </Text>
      </div>
      <div>
        <Button onClick={dialog.open}>Start Application</Button>
      </div>
      <AddRecordDialog
        record={applicationRecord}
        teamId={teamId}
        names={null}
        opened={opened}
        onClose={dialog.close}
      />
    </section>
  )
}
