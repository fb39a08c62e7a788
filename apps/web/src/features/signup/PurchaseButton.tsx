import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { Notice } from '../../ui/Notice.tsx'
import { carryResultToSignup } from '../eligibility/visitor-result.ts'
import { startCheckout } from './start-checkout.ts'

/** Leads to the checkout, and says what comes next to who has come back from it. */
export function PurchaseButton() {
  const [isStarting, setStarting] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const hasPurchased = useHasPurchased()

  async function purchase() {
    setStarting(true)
    carryResultToSignup()
    setFailed(false)
    try {
      await startCheckout()
    } catch {
      setFailed(true)
    } finally {
      setStarting(false)
    }
  }

  return (
    <>
      {hasPurchased && (
        <Notice tone="plain">
          <strong>Thank you.</strong> As soon as your payment is confirmed, usually within minutes, we mail a
          link to set your password to the address that you gave.
        </Notice>
      )}
      {hasFailed && (
        <Notice tone="maple">
          The checkout cannot be reached right now. Nothing was charged. Wait a moment, then try again.
        </Notice>
      )}
      <Button fullWidth loading={isStarting} onClick={() => void purchase()}>
        Purchase Full Access
      </Button>
    </>
  )
}

/** Whether the payment provider has sent the buyer back. Not in the first rendering, which was made at build time. */
function useHasPurchased(): boolean {
  const [hasPurchased, setPurchased] = useState(false)
  useEffect(() => {
    setPurchased(new URLSearchParams(window.location.search).get('purchase') === 'done')
  }, [])
  return hasPurchased
}
