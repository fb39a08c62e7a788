import { Button, Group, Modal, Progress, Stack, Text, TextInput } from '@mantine/core'
import { FormProblem } from '../../../ui/FormProblem.tsx'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/Progress.layer.css'
import { useForm } from '@mantine/form'
import {
  dayInZone,
  daySchema,
  dueDateForWeek,
  formatDate,
  milestoneTemplate,
  programWeeks,
} from '@suv/domain'
import { describeError } from '../../../ui/describe-error.ts'
import { toast } from '../../../ui/toasts/toast-store.ts'
import { programStart } from '../board/board.ts'
import { useMilestoneCache } from '../use-milestone-cache.ts'
import { stepKey, useCreateTemplate } from './use-create-template.ts'

type Props = { opened: boolean; onClose: () => void }

const stepCount = milestoneTemplate.milestones.length

/** Asks for the first day of week 1, and creates the template's milestones with their due dates. */
export function TemplateDialog({ opened, onClose }: Props) {
  const present = useMilestoneCache().read()
  const keys = new Set(present.map(stepKey))
  const kept = milestoneTemplate.milestones.filter((step) => keys.has(stepKey(step))).length
  const form = useForm({
    // Whoever has begun goes on from the day they began.
    initialValues: { startDay: programStart(present) ?? dayInZone(new Date()) },
    validate: {
      startDay: (day) => (daySchema.safeParse(day).success ? null : 'Choose the first day of week 1.'),
    },
  })
  const { create, isPending, isError, error, doneCount } = useCreateTemplate(() => {
    toast({ title: 'Success', description: 'Your timeline has all milestones of the template.' })
    onClose()
  })
  const { startDay } = form.values
  const isDay = daySchema.safeParse(startDay).success
  return (
    <Modal
      opened={opened}
      onClose={() => {
        if (!isPending) onClose()
      }}
      title="Use the 22-week template"
      closeOnClickOutside={false}
    >
      <form
        onSubmit={form.onSubmit((values) => {
          if (!isPending) create(values.startDay)
        })}
      >
        <Stack gap="md">
          <Text c="dimmed">
            {stepCount} milestones in 5 phases, each due at the end of its week. They are our suggestion, not
            an official plan, and you can change every one.
          </Text>
          {kept > 0 && !isPending && !isError && (
            <Text>
              {kept === stepCount
                ? 'Your timeline has all of them already.'
                : `${kept} of them are on your timeline already and stay as they are. ${stepCount - kept} are added.`}
            </Text>
          )}
          {isError && (
            <FormProblem>
              {describeError(error)} {doneCount} of {stepCount} milestones are saved; trying again adds only
              the rest.
            </FormProblem>
          )}
          <TextInput
            type="date"
            label="Start date"
            description="The first day of week 1"
            data-autofocus
            readOnly={isPending}
            {...form.getInputProps('startDay')}
          />
          {isDay && (
            <Text size="sm" c="dimmed">
              Week {programWeeks} ends on {formatDate(dueDateForWeek(startDay, programWeeks))}.
            </Text>
          )}
          {isPending && (
            <div role="status">
              <Text size="sm" mb="2xs">
                {doneCount} of {stepCount} milestones created
              </Text>
              <Progress value={(100 * doneCount) / stepCount} size={8} aria-label="Milestones created" />
            </div>
          )}
          <Group justify="flex-end" mt="xs">
            <Button variant="default" disabled={isPending} onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={isPending} disabled={kept === stepCount && !isPending}>
              {isError ? 'Try again' : `Create ${stepCount - kept} milestones`}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
