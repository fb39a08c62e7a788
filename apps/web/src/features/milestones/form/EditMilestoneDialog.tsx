import { Modal } from '@mantine/core'
import '@mantine/core/styles/Modal.layer.css'
import type { Milestone } from '@suv/domain'
import { useState } from 'react'
import { trpc } from '../../../trpc.ts'
import { toast } from '../../../ui/toasts/toast-store.ts'
import { useMilestoneCache } from '../use-milestone-cache.ts'
import { MilestoneForm } from './MilestoneForm.tsx'
import { type MilestoneFormValues, toForm, toUpdate } from './milestone-form.ts'
import { useMilestoneForm } from './use-milestone-form.ts'

type Props = {
  /** The milestone to edit; null while the dialog is closed. */
  milestone: Milestone | null
  onClose: () => void
}

export function EditMilestoneDialog({ milestone, onClose }: Props) {
  // The last one stays on the screen while the dialog fades out.
  const [shown, setShown] = useState(milestone)
  if (milestone !== null && milestone !== shown) setShown(milestone)
  return (
    <Modal opened={milestone !== null} onClose={onClose} title="Edit Milestone" closeOnClickOutside={false}>
      {shown && <EditMilestoneForm milestone={shown} onClose={onClose} />}
    </Modal>
  )
}

function EditMilestoneForm({ milestone, onClose }: { milestone: Milestone; onClose: () => void }) {
  const cache = useMilestoneCache()
  const { form, forget } = useMilestoneForm(milestone.id, toForm(milestone))
  const change = trpc.milestones.update.useMutation({
    onSuccess: (saved) => {
      cache.put([saved])
      toast({ title: 'Success', description: 'Milestone saved.' })
      finish()
    },
    onError: () => {
      toast({
        title: 'Error',
        description: 'Failed to save milestone. Please try again.',
        variant: 'destructive',
      })
    },
  })

  function finish() {
    forget()
    onClose()
  }

  function submit(values: MilestoneFormValues) {
    const update = toUpdate(milestone, values)
    if (Object.keys(update).length === 0) return finish()
    change.mutate({ id: milestone.id, ...update })
  }

  return (
    <MilestoneForm
      form={form}
      isEdit
      submitLabel="Save Milestone"
      savingLabel="Saving..."
      isSaving={change.isPending}
      onSubmit={submit}
      onCancel={finish}
    />
  )
}
