import { findSecondStepMember } from '@suv/db'
import { cookiePrefixFor, readSignedCookie } from '../cookies.ts'
import type { AuthCall } from './auth-route.ts'
import { findCaller } from './find-caller.ts'

/** The member of the session, or of the sign-in whose second step is to come: its cookie names it. */
export async function findWhoseSecondStep(call: AuthCall): Promise<string | undefined> {
  const actor = await findCaller(call)
  if (actor !== null) return actor.userId
  const { db, clock, publicUrl, authSecret } = call.dependencies
  const { cookie = '' } = call.request.headers
  const identifier = readSignedCookie(cookie, `${cookiePrefixFor(publicUrl)}.two_factor`, authSecret)
  return identifier === undefined ? undefined : findSecondStepMember(db, { identifier, now: clock.now() })
}
