import { Button, Group } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { lazy, Suspense, useState } from 'react'

// Few people open them, and the QR code is work of its own.
const SetUpTwoStepDialog = lazy(() => import('./SetUpTwoStepDialog.tsx'))
const RenewCodesDialog = lazy(() => import('./RenewCodesDialog.tsx'))
const TurnOffTwoStepDialog = lazy(() => import('./TurnOffTwoStepDialog.tsx'))

type Dialog = 'set-up' | 'renew' | 'turn-off'

/** Turns two-step verification on and off. */
export function TwoStep({ isOn }: { isOn: boolean }) {
  const [opened, disclosure] = useDisclosure(false)
  const [dialog, setDialog] = useState<Dialog | null>(null)
  const open = (which: Dialog) => {
    setDialog(which)
    disclosure.open()
  }
  const props = { opened, onClose: disclosure.close }
  return (
    <>
      {isOn ? (
        <Group gap="xs">
          <Button variant="default" onClick={() => open('renew')}>
            New recovery codes
          </Button>
          <Button variant="default" onClick={() => open('turn-off')}>
            Turn off
          </Button>
        </Group>
      ) : (
        <Button variant="default" onClick={() => open('set-up')}>
          Set up
        </Button>
      )}
      <Suspense>
        {dialog === 'set-up' && <SetUpTwoStepDialog {...props} />}
        {dialog === 'renew' && <RenewCodesDialog {...props} />}
        {dialog === 'turn-off' && <TurnOffTwoStepDialog {...props} />}
      </Suspense>
    </>
  )
}
