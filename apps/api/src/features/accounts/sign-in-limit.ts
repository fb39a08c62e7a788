import { type Db, deleteRateLimitsBefore, isKnownDevice, refundRateLimit, resetRateLimit } from '@suv/db'
import { signInFromAddressLimit, signInFromAnywhereLimit } from '@suv/domain'
import { consumeRateLimit, keyOf, type Limit } from './rate-limit.ts'

type Try = {
  readonly email: string
  readonly address: string
  /** Of the browser's cookie, if it has one: its hash. */
  readonly deviceHash: string | undefined
}

/** Nothing is remembered longer. */
const keptMs = 24 * 60 * 60 * 1000

function fromAddress({ email, address }: Try): Limit {
  return {
    rule: signInFromAddressLimit,
    name: 'sign-in from address',
    by: [email.trim().toLowerCase(), address],
  }
}

function fromAnywhere({ email }: Try): Limit {
  return { rule: signInFromAnywhereLimit, name: 'sign-in', by: [email.trim().toLowerCase()] }
}

/** A browser from which the member has signed in before is counted for itself: what strangers guess does not lock it out. */
function fromKnownDevice({ email, deviceHash = '' }: Try): Limit {
  return {
    rule: signInFromAddressLimit,
    name: 'sign-in from device',
    by: [email.trim().toLowerCase(), deviceHash],
  }
}

async function isFromKnownDevice(db: Db, { email, deviceHash: tokenHash }: Try): Promise<boolean> {
  if (tokenHash === undefined) return false
  return isKnownDevice(db, { email: email.trim().toLowerCase(), tokenHash })
}

/** Counts a sign-in. @returns the seconds to wait, 0 where the password may be looked at. */
export async function consumeSignInLimit(db: Db, { now, ...attempt }: Try & { now: Date }): Promise<number> {
  const limits = (await isFromKnownDevice(db, attempt))
    ? [fromKnownDevice(attempt)]
    : [fromAddress(attempt), fromAnywhere(attempt)]
  return consumeRateLimit(db, { limits, now })
}

/** The password was right: the member's own mistakes are forgotten, and the count of guesses from elsewhere stays. */
export async function resetSignInLimit(db: Db, { now, ...attempt }: Try & { now: Date }): Promise<void> {
  if (await isFromKnownDevice(db, attempt)) {
    await resetRateLimit(db, { key: keyOf(fromKnownDevice(attempt)) })
  } else {
    await resetRateLimit(db, { key: keyOf(fromAddress(attempt)) })
    await refundRateLimit(db, { key: keyOf(fromAnywhere(attempt)) })
  }
  await deleteRateLimitsBefore(db, { before: new Date(now.getTime() - keptMs) })
}
