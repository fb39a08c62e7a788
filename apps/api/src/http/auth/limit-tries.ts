import { resetRateLimit } from '@suv/db'
import { DomainError, signInFromAddressLimit } from '@suv/domain'
import { consumeRateLimit, describeWait, keyOf } from '../../features/accounts/rate-limit.ts'
import { consumeSignInLimit, resetSignInLimit } from '../../features/accounts/sign-in-limit.ts'
import type { Around, AuthCall } from './auth-route.ts'
import { hashDeviceToken, readDeviceToken } from './device-cookie.ts'
import { findCaller } from './find-caller.ts'

/** Counts a try at a password before it is looked at. Where the request names nobody, better-auth refuses it. */
export const limitTries: Around = async (call) => {
  const { request, dependencies } = call
  const { db, clock } = dependencies
  const email = (request.body as { email?: unknown } | undefined)?.email
  if (typeof email !== 'string') return undefined
  const deviceToken = readDeviceToken(call)
  const deviceHash = deviceToken && hashDeviceToken(deviceToken)
  const attempt = { email, address: request.ip, deviceHash }
  refuseUntil(call, await consumeSignInLimit(db, { ...attempt, now: clock.now() }))
  return () => resetSignInLimit(db, { ...attempt, now: clock.now() })
}

/**
 * Counts a member's tries at their own password, which the two-step settings ask for: whoever sits at an open session shall not
 * guess it there, from however many addresses.
 */
export const limitPasswordTries: Around = async (call) => {
  const { db, clock } = call.dependencies
  const actor = await findCaller(call)
  if (actor === null) return undefined
  const limit = { rule: signInFromAddressLimit, name: 'two-step settings', by: [actor.userId] }
  refuseUntil(call, await consumeRateLimit(db, { limits: [limit], now: clock.now() }))
  return () => resetRateLimit(db, { key: keyOf(limit) })
}

function refuseUntil({ reply }: AuthCall, wait: number): void {
  if (wait === 0) return
  reply.header('retry-after', wait)
  throw new DomainError('too_many_requests', `Too many tries. Try again in ${describeWait(wait)}.`)
}
