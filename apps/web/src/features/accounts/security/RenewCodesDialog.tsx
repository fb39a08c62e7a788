import { Modal } from '@mantine/core'
import '@mantine/core/styles/Modal.layer.css'
import { useMutation } from '@tanstack/react-query'
import { PasswordStep } from './PasswordStep.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { renewRecoveryCodes } from './two-step-requests.ts'

export default function RenewCodesDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const renew = useMutation({ mutationFn: renewRecoveryCodes })
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      onExitTransitionEnd={() => renew.reset()}
      title={renew.data ? 'Your new recovery codes' : 'Make new recovery codes'}
      closeOnClickOutside={!renew.data}
    >
      {renew.data ? (
        <RecoveryCodes codes={renew.data} onDone={onClose} />
      ) : (
        <PasswordStep
          text="Your old recovery codes stop working."
          action="Make new codes"
          isPending={renew.isPending}
          error={renew.error}
          onSubmit={(password) => renew.mutate(password)}
          onCancel={onClose}
        />
      )}
    </Modal>
  )
}
