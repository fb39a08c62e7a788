import { deleteSessionByToken } from '@suv/db'
import { takeCodeOnce as claimCode } from '../../features/accounts/take-code-once.ts'
import { type Around, SignInEndedError } from './auth-route.ts'
import { findCaller } from './find-caller.ts'

/**
 * A code of the authenticator app lets in once, though better-auth takes it for a minute and a half: somebody who has read it over
 * a shoulder gets no session by it.
 */
export const takeCodeOnce: Around = async (call) => {
  const caller = await findCaller(call)
  const { db, clock } = call.dependencies
  const { code } = call.request.body as { code: string }
  return async ({ token, user }) => {
    if (user === undefined) return
    const isFirst = await claimCode(db, { userId: user.id, code, now: clock.now() })
    // With a session a code opens nothing: it shows that the app has the secret.
    if (isFirst || caller?.userId === user.id) return
    if (token !== undefined) await deleteSessionByToken(db, { token })
    throw new SignInEndedError(
      'This code was used before. Enter your email and password again, then the next code of your app.',
    )
  }
}
