import { Modal } from '@mantine/core'
import '@mantine/core/styles/Modal.layer.css'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { trpc } from '../../../trpc.ts'
import { toast } from '../../../ui/toasts/toast-store.ts'
import { PasswordStep } from './PasswordStep.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { ScanStep } from './ScanStep.tsx'
import { beginTwoStep } from './two-step-requests.ts'

/** Password, then the code for the app with a first proof, then the recovery codes. */
export default function SetUpTwoStepDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const [isConfirmed, setConfirmed] = useState(false)
  const utils = trpc.useUtils()
  const begin = useMutation({ mutationFn: beginTwoStep })

  function confirmed() {
    setConfirmed(true)
    toast({ title: 'Two-step verification is on' })
    void utils.sessions.list.invalidate()
  }

  function forget() {
    begin.reset()
    setConfirmed(false)
  }

  // The row behind the dialog changes when it is closed, not before: the codes are still to be read.
  function close() {
    onClose()
    if (isConfirmed) void utils.accounts.security.invalidate()
  }

  return (
    <Modal
      opened={opened}
      onClose={close}
      onExitTransitionEnd={forget}
      title={isConfirmed ? 'Your recovery codes' : 'Set up two-step verification'}
      closeOnClickOutside={false}
    >
      {!begin.data ? (
        <PasswordStep
          text="You need an authenticator app on your phone, such as Aegis, 1Password or Google Authenticator."
          action="Go on"
          isPending={begin.isPending}
          error={begin.error}
          onSubmit={(password) => begin.mutate(password)}
          onCancel={close}
        />
      ) : isConfirmed ? (
        <RecoveryCodes codes={begin.data.backupCodes} onDone={close} />
      ) : (
        <ScanStep uri={begin.data.totpURI} onConfirmed={confirmed} />
      )}
    </Modal>
  )
}
