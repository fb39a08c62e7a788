import { Modal } from '@mantine/core'
import '@mantine/core/styles/Modal.layer.css'
import { useMutation } from '@tanstack/react-query'
import { trpc } from '../../../trpc.ts'
import { toast } from '../../../ui/toasts/toast-store.ts'
import { PasswordStep } from './PasswordStep.tsx'
import { endTwoStep } from './two-step-requests.ts'

export default function TurnOffTwoStepDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const utils = trpc.useUtils()
  const end = useMutation({
    mutationFn: endTwoStep,
    onSuccess: async () => {
      toast({ title: 'Two-step verification is off' })
      onClose()
      await Promise.all([utils.accounts.security.invalidate(), utils.sessions.list.invalidate()])
    },
  })
  return (
    <Modal opened={opened} onClose={onClose} title="Turn off two-step verification">
      <PasswordStep
        text="Signing in will ask for your password only. Your recovery codes stop working."
        action="Turn off"
        color="maple"
        isPending={end.isPending}
        error={end.error}
        onSubmit={(password) => end.mutate(password)}
        onCancel={onClose}
      />
    </Modal>
  )
}
