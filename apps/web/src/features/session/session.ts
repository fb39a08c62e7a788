import type { QueryClient } from '@tanstack/react-query'
import { request } from '../../request.ts'

const sessionKey = ['auth', 'session']

/**
 * Whether somebody is signed in, for pages that are open to all. Unlike `users.me` it answers a stranger without an
 * error; where the server cannot be reached it says no, so that those pages still show.
 */
export async function isSignedIn(queryClient: QueryClient): Promise<boolean> {
  try {
    const session = await queryClient.ensureQueryData({
      queryKey: sessionKey,
      queryFn: () => request('GET', '/api/auth/get-session'),
    })
    return session !== null
  } catch {
    return false
  }
}

/**
 * Starts a session. Whatever was read before belongs to nobody, and goes.
 * @returns `secondStep` where the member has two-step verification: there is a session after `finishSignIn` only.
 * @throws RequestError 401 when the email or the password is wrong, 429 when there were too many tries.
 */
export async function signIn(
  queryClient: QueryClient,
  credentials: { email: string; password: string },
): Promise<'signed-in' | 'second-step'> {
  const answer = await request('POST', '/api/auth/sign-in/email', credentials)
  if ((answer as { secondStep?: true } | null)?.secondStep) return 'second-step'
  queryClient.clear()
  return 'signed-in'
}

export type SecondStepCode = { kind: 'totp' | 'backup-code'; code: string }

/**
 * The second step of a sign-in: a code of the authenticator app, or a recovery code.
 * @throws RequestError 401 when the code is wrong or the first step too long ago, 429 when there were too many tries.
 */
export async function finishSignIn(
  queryClient: QueryClient,
  { kind, code, trustDevice }: SecondStepCode & { trustDevice: boolean },
): Promise<void> {
  await request('POST', `/api/auth/two-factor/verify-${kind}`, { code, trustDevice })
  queryClient.clear()
}

/** Ends this session and forgets everything that was read in it, and half-filled forms that this tab has kept. */
export async function signOut(queryClient: QueryClient): Promise<void> {
  await request('POST', '/api/auth/sign-out', {})
  queryClient.clear()
  window.sessionStorage.clear()
}
