import { Modal, Text } from '@mantine/core'
import '@mantine/core/styles/Modal.layer.css'
import { useRef } from 'react'
import { trpc } from '../../../trpc.ts'
import { toast } from '../../../ui/toasts/toast-store.ts'
import { useMe } from '../../session/use-me.ts'
import { useMilestoneCache } from '../use-milestone-cache.ts'
import { MilestoneForm } from './MilestoneForm.tsx'
import { emptyForm, type MilestoneFormValues, toFields } from './milestone-form.ts'
import { useMilestoneForm } from './use-milestone-form.ts'

type Props = { opened: boolean; onClose: () => void }

/** What was typed is still there after an accidental Escape, a reload, or a session that ended meanwhile. */
export function AddMilestoneDialog({ opened, onClose }: Props) {
  const me = useMe()
  const cache = useMilestoneCache()
  const { form } = useMilestoneForm('new', emptyForm)
  const create = trpc.milestones.create.useMutation()
  const isSending = useRef(false)

  async function submit(values: MilestoneFormValues) {
    // The second half of a double click comes before the button says 'Creating...'.
    if (isSending.current) return
    isSending.current = true
    try {
      const milestone = await create.mutateAsync({
        ...toFields(values),
        userId: me.id,
        progress: 0,
        order: 0,
      })
      cache.put([milestone])
      toast({ title: 'Success', description: 'Milestone created successfully!' })
      form.reset()
      onClose()
    } catch {
      toast({
        title: 'Error',
        description: 'Failed to create milestone. Please try again.',
        variant: 'destructive',
      })
    } finally {
      isSending.current = false
    }
  }

  function cancel() {
    form.reset()
    onClose()
  }

  return (
    <Modal opened={opened} onClose={onClose} title="Add New Milestone" closeOnClickOutside={false}>
      <Text c="dimmed" mb="md">
        Create a new milestone to track your startup progress.
      </Text>
      <MilestoneForm
        form={form}
        submitLabel="Create Milestone"
        savingLabel="Creating..."
        isSaving={create.isPending}
        onSubmit={(values) => void submit(values)}
        onCancel={cancel}
      />
    </Modal>
  )
}
