import { Button, Text } from '@mantine/core'
import { type Deadline, milestoneCategories } from '@suv/domain'
import { IconCalendarPlus, IconCheck } from '@tabler/icons-react'
import { trpc } from '../../../trpc.ts'
import { describeError } from '../../../ui/describe-error.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { toast } from '../../../ui/toasts/toast-store.ts'
import { momentOf } from '../../milestones/days.ts'
import { useMilestoneCache } from '../../milestones/use-milestone-cache.ts'
import { useMe } from '../../session/use-me.ts'
import { Writes } from '../../workspaces/Writes.tsx'

const longestTitle = 200

/** Makes a milestone of a deadline, once: where the timeline has it already, that is said instead. */
export function AddToTimeline({ deadline }: { deadline: Deadline }) {
  const me = useMe()
  const cache = useMilestoneCache()
  const milestones = trpc.milestones.list.useQuery({ id: me.id })
  const { mutate, isPending, isSuccess } = trpc.milestones.create.useMutation({
    onSuccess: (milestone) => {
      cache.put([milestone])
      toast({ title: 'Success', description: 'Milestone created successfully!' })
    },
    onError: (error) => toast({ title: 'Error', description: describeError(error), variant: 'destructive' }),
  })
  const title = deadline.description.slice(0, longestTitle).toWellFormed()
  const isThere =
    isSuccess ||
    milestones.data?.some((other) => other.title === title && other.dueDate?.startsWith(deadline.date))
  if (isThere) {
    return (
      <Text size="sm" c="var(--suv-spruce-text)" role="status">
        <Icon of={IconCheck} size={16} /> On your timeline
      </Text>
    )
  }
  const category = milestoneCategories.find((known) => known === deadline.category) ?? 'regulatory'
  return (
    <Writes>
      <Button
        variant="default"
        leftSection={<Icon of={IconCalendarPlus} />}
        aria-label={`Add to timeline: ${title}`}
        loading={isPending}
        disabled={milestones.isPending}
        onClick={() =>
          mutate({
            title,
            description: 'From the analysis of a document.',
            status: 'upcoming',
            category,
            dueDate: momentOf(deadline.date),
          })
        }
      >
        Add to timeline
      </Button>
    </Writes>
  )
}
