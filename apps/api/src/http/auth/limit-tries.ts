import { isDeviceOf, resetRateLimit } from '@suv/db'
import { codeFromElsewhereLimit, DomainError, signInFromAddressLimit } from '@suv/domain'
import { consumeRateLimit, describeWait, keyOf, type Limit } from '../../features/accounts/rate-limit.ts'
import { consumeSignInLimit, resetSignInLimit } from '../../features/accounts/sign-in-limit.ts'
import { networkOf } from '../../network-of.ts'
import type { Around, AuthCall } from './auth-route.ts'
import { hashDeviceToken, readDeviceToken } from './device-cookie.ts'
import { findCaller } from './find-caller.ts'
import { findWhoseSecondStep } from './find-whose-second-step.ts'

/** Counts a try at a password before it is looked at. Where the request names nobody, better-auth refuses it. */
export const limitTries: Around = async (call) => {
  const { request, dependencies } = call
  const { db, clock } = dependencies
  const email = (request.body as { email?: unknown } | undefined)?.email
  if (typeof email !== 'string') return undefined
  const deviceToken = readDeviceToken(call)
  const deviceHash = deviceToken && hashDeviceToken(deviceToken)
  const attempt = { email, address: networkOf(request.ip), deviceHash }
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

/**
 * Counts a member's tries at the second step, across sign-ins and both kinds of code. A browser from which they have signed in
 * before is counted for itself, so that whoever has got hold of the password locks nobody else out by guessing.
 */
export const limitCodeTries: Around = async (call) => {
  const { db, clock } = call.dependencies
  const userId = await findWhoseSecondStep(call)
  if (userId === undefined) return undefined
  const limit = await limitOfCodes(call, userId)
  refuseUntil(call, await consumeRateLimit(db, { limits: [limit], now: clock.now() }))
  return () => resetRateLimit(db, { key: keyOf(limit) })
}

async function limitOfCodes(call: AuthCall, userId: string): Promise<Limit> {
  const deviceToken = readDeviceToken(call)
  const tokenHash = deviceToken === undefined ? undefined : hashDeviceToken(deviceToken)
  if (tokenHash !== undefined && (await isDeviceOf(call.dependencies.db, { userId, tokenHash }))) {
    return { rule: signInFromAddressLimit, name: 'code from device', by: [userId, tokenHash] }
  }
  return { rule: codeFromElsewhereLimit, name: 'code', by: [userId] }
}

function refuseUntil({ reply }: AuthCall, wait: number): void {
  if (wait === 0) return
  reply.header('retry-after', wait)
  throw new DomainError('too_many_requests', `Too many tries. Try again in ${describeWait(wait)}.`)
}
