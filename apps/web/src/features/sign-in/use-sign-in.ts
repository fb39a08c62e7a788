import { getRouteApi, useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { safeNextPath } from '../session/next-path.ts'
import { signIn } from '../session/session.ts'

const route = getRouteApi('/login')

/** Leads where the member was headed, or to the dashboard. */
export function useGoOn() {
  const router = useRouter()
  const { next } = route.useSearch()
  return () => router.navigate({ href: safeNextPath(next, window.location.origin), replace: true })
}

/** Signs in, then goes on, or asks for the second step. */
export function useSignIn(onSecondStep: () => void) {
  const goOn = useGoOn()
  const [isPending, setPending] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const isSending = useRef(false)

  async function send(credentials: { email: string; password: string }): Promise<void> {
    // A second click can come before the button is seen to be busy.
    if (isSending.current) return
    isSending.current = true
    setPending(true)
    setError(null)
    try {
      if ((await signIn(credentials)) === 'second-step') onSecondStep()
      else await goOn()
    } catch (problem) {
      setError(problem)
    } finally {
      isSending.current = false
      setPending(false)
    }
  }

  return { isPending, error, mutate: (credentials: Parameters<typeof send>[0]) => void send(credentials) }
}
