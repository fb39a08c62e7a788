import { Button } from '@mantine/core'
import { useState } from 'react'
import { Notice } from '../../ui/Notice.tsx'
import type { PasskeyRemark } from '../passkeys/sign-in-with-passkey.ts'
import classes from './PasskeySignIn.module.css'
import { describeSignInError } from './sign-in-messages.ts'
import { useGoOn } from './use-sign-in.ts'

/**
 * The other way in. What it takes is loaded when it is asked for; whether the browser has passkeys is said then too, because the
 * page is made at build time for every browser.
 */
export function PasskeySignIn() {
  const [isPending, setPending] = useState(false)
  const [remark, setRemark] = useState<PasskeyRemark | null>(null)
  const goOn = useGoOn()

  async function signIn() {
    setPending(true)
    setRemark(null)
    try {
      const { signInWithPasskey } = await import('../passkeys/sign-in-with-passkey.ts')
      const problem = await signInWithPasskey()
      if (problem === null) await goOn()
      else setRemark(problem)
    } catch (error) {
      setRemark({ tone: 'maple', text: describeSignInError(error) })
    } finally {
      setPending(false)
    }
  }

  const notice = remark && (
    <Notice tone={remark.tone}>
      {remark.text} {remark.link && <a href={remark.link}>{remark.link}</a>}
    </Notice>
  )
  return (
    <div>
      <Button variant="default" fullWidth loading={isPending} onClick={() => void signIn()}>
        Sign in with a passkey
      </Button>
      {/* A blocking notice announces itself. */}
      <div className={classes.remark} role="status">
        {remark?.tone === 'plain' && notice}
      </div>
      <div className={classes.remark}>{remark?.tone === 'maple' && notice}</div>
    </div>
  )
}
