import { Button, Group, Modal, Skeleton, Stack, Text } from '@mantine/core'
import { Icon } from '../../ui/Icon.tsx'
import '@mantine/core/styles/Modal.layer.css'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { trpc } from '../../trpc.ts'
import { QueryState } from '../../ui/QueryState.tsx'
import classes from './CalendarDialog.module.css'
import { FeedAddress } from './FeedAddress.tsx'
import { FeedControls } from './FeedControls.tsx'

type Props = { opened: boolean; onClose: () => void }

/** The member's dates in their own calendar: as a live address, or as a file. */
export function CalendarDialog({ opened, onClose }: Props) {
  // Known from its creation until the dialog is closed; nobody can read it again after that.
  const [path, setPath] = useState<string | null>(null)
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      onExitTransitionEnd={() => setPath(null)}
      title="Your dates in a calendar"
      closeOnClickOutside={path === null}
    >
      <Stack gap="lg">
        <div>
          <Text fw={580}>Live calendar</Text>
          <Text size="sm" c="dimmed" mb="sm">
            Subscribe by an address of your own in Google Calendar, Apple Calendar or Outlook. It has your
            milestones and the dates of your papers, and follows when they move.
          </Text>
          {path === null ? <Feed opened={opened} onCreated={setPath} /> : <FeedAddress path={path} />}
        </div>
        <div className={classes.file}>
          <Text fw={580}>File</Text>
          <Text size="sm" c="dimmed" mb="sm">
            The dates as they are now. A calendar that imports the file does not follow later changes.
          </Text>
          <Button
            component="a"
            variant="default"
            href="/api/exports/calendar.ics"
            download
            leftSection={<Icon of={IconDownload} />}
          >
            Download the calendar file
          </Button>
        </div>
        <Group justify="flex-end">
          <Button onClick={onClose}>Done</Button>
        </Group>
      </Stack>
    </Modal>
  )
}

function Feed({ opened, onCreated }: { opened: boolean; onCreated: (path: string) => void }) {
  const feed = trpc.calendar.feed.useQuery(undefined, { enabled: opened, staleTime: 0 })
  if (feed.data === undefined) {
    return <QueryState what="Your calendar address" queries={[feed]} loading={<Skeleton height={88} />} />
  }
  return <FeedControls feed={feed.data} onCreated={onCreated} />
}
