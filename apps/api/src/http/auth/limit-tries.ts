import { DomainError } from '@suv/domain'
import { describeWait } from '../../features/accounts/rate-limit.ts'
import { consumeSignInLimit, resetSignInLimit } from '../../features/accounts/sign-in-limit.ts'
import type { Around } from './auth-route.ts'

/** Counts a try at a password before it is looked at. Where the request names nobody, better-auth refuses it. */
export const limitTries: Around = async ({ request, reply, dependencies: { db, clock } }) => {
  const email = (request.body as { email?: unknown } | undefined)?.email
  if (typeof email !== 'string') return undefined
  const attempt = { email, address: request.ip }
  const wait = await consumeSignInLimit(db, { ...attempt, now: clock.now() })
  if (wait > 0) {
    reply.header('retry-after', wait)
    throw new DomainError('too_many_requests', `Too many tries. Try again in ${describeWait(wait)}.`)
  }
  return () => resetSignInLimit(db, { ...attempt, now: clock.now() })
}
