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

/** The server says that nobody is signed in: what was read before no longer holds, or the sign-in page would send them back. */
export function forgetSession(queryClient: QueryClient): void {
  queryClient.setQueryData(sessionKey, null)
}

/**
 * Starts a session. Whatever was read before belongs to nobody, and goes.
 * @throws RequestError 401 when the email or the password is wrong, 429 when there were too many tries.
 */
export async function signIn(
  queryClient: QueryClient,
  credentials: { email: string; password: string },
): Promise<void> {
  await request('POST', '/api/auth/sign-in/email', credentials)
  queryClient.clear()
}

const farewells: (() => Promise<void>)[] = []

/** Has something done before every sign-out, such as saving what was typed. It may take a moment, and may fail. */
export function beforeSignOut(farewell: () => Promise<void>): void {
  farewells.push(farewell)
}

/** Ends this session and forgets everything that was read in it, and half-filled forms that this tab has kept. */
export async function signOut(queryClient: QueryClient): Promise<void> {
  await Promise.allSettled(farewells.map((farewell) => farewell()))
  await request('POST', '/api/auth/sign-out', {})
  queryClient.clear()
  window.sessionStorage.clear()
}
