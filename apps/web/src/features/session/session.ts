import { request } from '../../request.ts'
import { keptText } from '../../ui/kept-text.ts'
import { readNothingWhile } from './leaving.ts'

/** Kept for the life of the page, or until somebody signs in or out. */
let answer: Promise<boolean> | undefined
const listeners = new Set<() => void>()

/**
 * Whether somebody is signed in, for pages that are open to all. Unlike `users.me` it answers a stranger without an
 * error; where the server cannot be reached it says no, so that those pages still show.
 */
export function isSignedIn(): Promise<boolean> {
  answer ??= request('GET', '/api/auth/get-session').then(
    (session) => session !== null,
    () => {
      answer = undefined
      return false
    },
  )
  return answer
}

/** Calls back whenever a session begins or ends: what was read before belongs to somebody else. */
export function onSessionChange(listener: () => void): void {
  listeners.add(listener)
}

/** The server says that nobody is signed in: what was read before no longer holds, or the sign-in page would send them back. */
export function forgetSession(): void {
  answer = Promise.resolve(false)
  markMember(false)
}

/**
 * Starts a session. Whatever was read before belongs to nobody, and goes.
 * @returns `secondStep` where the member has two-step verification: there is a session after `finishSignIn` only.
 * @throws RequestError 401 when the email or the password is wrong, 429 when there were too many tries.
 */
export async function signIn(credentials: {
  email: string
  password: string
}): Promise<'signed-in' | 'second-step'> {
  const response = await request('POST', '/api/auth/sign-in/email', credentials)
  if ((response as { secondStep?: true } | null)?.secondStep) return 'second-step'
  sessionChanged()
  return 'signed-in'
}

export type SecondStepCode = { kind: 'totp' | 'backup-code'; code: string }

/**
 * The second step of a sign-in: a code of the authenticator app, or a recovery code.
 * @throws RequestError 401 when the code is wrong or the first step too long ago, 429 when there were too many tries.
 */
export async function finishSignIn({
  kind,
  code,
  trustDevice,
}: SecondStepCode & { trustDevice: boolean }): Promise<void> {
  await request('POST', `/api/auth/two-factor/verify-${kind}`, { code, trustDevice })
  sessionChanged()
}

const farewells: (() => Promise<void>)[] = []

/** Has something done before every sign-out, such as saving what was typed. It may take a moment, and may fail. */
export function beforeSignOut(farewell: () => Promise<void>): void {
  farewells.push(farewell)
}

/**
 * Ends this session and forgets everything that was read in it, and half-filled forms that this tab has kept.
 * @param leadAway From the screen, which has nothing to show any more.
 */
export async function signOut(leadAway: () => Promise<unknown>): Promise<void> {
  await Promise.allSettled(farewells.map((farewell) => farewell()))
  await readNothingWhile(async () => {
    await request('POST', '/api/auth/sign-out', {})
    markMember(false)
    sessionChanged()
    window.sessionStorage.clear()
    await leadAway()
    // What the screen asked for on its way out waits for an answer that does not come, and would have the next one wait.
    sessionChanged()
  })
}

const memberMark = keptText('device', 'suv:member')

/** Leaves a mark for the pages without our code, whose bar then leads back in. It says nothing about whose session it is. */
export function markMember(isMember: boolean): void {
  // Without storage the bar offers to sign in, which also leads there.
  if (isMember) memberMark.write('yes')
  else memberMark.remove()
}

/** Whether somebody was signed in here, by that mark: a stranger's page need not ask the server. */
export function mayBeMember(): boolean {
  return memberMark.read() !== null
}

/** Forgets whose session it was. For whatever else begins or ends a session than the two above. */
export function sessionChanged(): void {
  answer = undefined
  for (const listener of listeners) listener()
}
