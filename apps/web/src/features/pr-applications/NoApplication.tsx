import { Button, Text, Title } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { AddRecord, editorIntent } from '../team-records/RecordDialogs.tsx'
import { Writes } from '../workspaces/Writes.tsx'
import { applicationRecord } from './application-record.ts'
import classes from './PrApplicationPage.module.css'

type Props = {
  teamId: string
  /** Null in a team that has nobody yet. */
  teamMemberId: string | null
  /** Whose it will be, where the team has several. */
  name?: string | undefined
}

/** Before an application is begun. */
export function NoApplication({ teamId, teamMemberId, name }: Props) {
  const [opened, dialog] = useDisclosure(false)
  return (
    <section className={classes.card} aria-labelledby="no-application">
      <div>
        <Title order={2} id="no-application">
          {name === undefined ? 'No application yet' : `No application of ${name} yet`}
        </Title>
        <Text mt="2xs" maw="44rem">
          Begin it here to keep its number, its status and its checklist in one place.
        </Text>
      </div>
      <div>
        <Writes teamId={teamId}>
          <Button onClick={dialog.open} {...editorIntent(applicationRecord)}>
            Start Application
          </Button>
        </Writes>
      </div>
      <AddRecord
        record={applicationRecord}
        initial={{ teamMemberId: teamMemberId ?? '' }}
        teamId={teamId}
        names={[]}
        opened={opened}
        onClose={dialog.close}
      />
    </section>
  )
}
