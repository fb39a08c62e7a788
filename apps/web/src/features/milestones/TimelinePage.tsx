import { Button, Text, Title } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { programWeeks } from '@suv/domain'
import { IconCalendarShare, IconListCheck, IconPlus } from '@tabler/icons-react'
import { useTakenOver } from '../../first-load/use-taken-over.ts'
import { trpc } from '../../trpc.ts'
import { Icon } from '../../ui/Icon.tsx'
import { lazyDialog } from '../../ui/on-demand/lazy-dialog.tsx'
import { QueryState } from '../../ui/QueryState.tsx'
import { useDeleteOnLeave } from '../../ui/undo/use-undoable-delete.ts'
import { useMe } from '../session/use-me.ts'
import { Writes } from '../workspaces/Writes.tsx'
import { EmptyTimeline } from './EmptyTimeline.tsx'
import { Timeline } from './Timeline.tsx'
import classes from './TimelinePage.module.css'
import { TimelineSkeleton } from './TimelineSkeleton.tsx'

const AddMilestoneDialog = lazyDialog(
  async () => (await import('./form/AddMilestoneDialog.tsx')).AddMilestoneDialog,
  { opened: false },
)
const CalendarDialog = lazyDialog(
  async () => (await import('../calendar/CalendarDialog.tsx')).CalendarDialog,
  { opened: false },
)

const TemplateDialog = lazyDialog(
  async () => (await import('./template/TemplateDialog.tsx')).TemplateDialog,
  { opened: false },
)

export function TimelinePage() {
  useTakenOver()
  const [templateOpened, template] = useDisclosure(false)
  // Here and not beside the list: the list goes with its last milestone, which can be brought back too.
  useDeleteOnLeave()
  const [addOpened, add] = useDisclosure(false)
  const [calendarOpened, calendar] = useDisclosure(false)
  const { id } = useMe()
  const isEmpty = trpc.milestones.list.useQuery({ id }).data?.length === 0
  return (
    <div className={classes.page}>
      <div className={classes.head}>
        <div>
          <Title order={1}>Canadian Start-Up Visa Program Timeline</Title>
          <Text c="dimmed" mt="2xs">
            {programWeeks}-week comprehensive journey
          </Text>
        </div>
        <div className={classes.buttons}>
          <Button variant="default" leftSection={<Icon of={IconCalendarShare} />} onClick={calendar.open}>
            Calendar
          </Button>
          <Writes>
            <Button
              variant="default"
              leftSection={<Icon of={IconListCheck} />}
              onClick={template.open}
              {...TemplateDialog.intent}
            >
              22-week template
            </Button>
            {/* Where there is none, the first step stands below. */}
            <Button
              variant={isEmpty ? 'default' : 'filled'}
              leftSection={<Icon of={IconPlus} />}
              onClick={add.open}
            >
              Add Milestone
            </Button>
          </Writes>
        </div>
      </div>
      <Content onAdd={add.open} onUseTemplate={template.open} />
      <AddMilestoneDialog opened={addOpened} onClose={add.close} />
      <TemplateDialog opened={templateOpened} onClose={template.close} />
      <CalendarDialog opened={calendarOpened} onClose={calendar.close} />
    </div>
  )
}

function Content({ onAdd, onUseTemplate }: { onAdd: () => void; onUseTemplate: () => void }) {
  const me = useMe()
  const milestones = trpc.milestones.list.useQuery({ id: me.id })
  if (milestones.data === undefined) {
    return <QueryState what="Your milestones" queries={[milestones]} loading={<TimelineSkeleton />} />
  }
  if (milestones.data.length === 0) return <EmptyTimeline onAdd={onAdd} onUseTemplate={onUseTemplate} />
  return <Timeline milestones={milestones.data} />
}
