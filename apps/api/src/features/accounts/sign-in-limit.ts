import { type Db, deleteRateLimitsBefore, refundRateLimit, resetRateLimit } from '@suv/db'
import { signInFromAddressLimit, signInFromAnywhereLimit } from '@suv/domain'
import { consumeRateLimit, keyOf, type Limit } from './rate-limit.ts'

type Try = { readonly email: string; readonly address: string }

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

/** Counts a sign-in. @returns the seconds to wait, 0 where the password may be looked at. */
export function consumeSignInLimit(db: Db, { now, ...attempt }: Try & { now: Date }): Promise<number> {
  return consumeRateLimit(db, { limits: [fromAddress(attempt), fromAnywhere(attempt)], now })
}

/** The password was right: the member's own mistakes are forgotten, and the count of guesses from elsewhere stays. */
export async function resetSignInLimit(db: Db, { now, ...attempt }: Try & { now: Date }): Promise<void> {
  await resetRateLimit(db, { key: keyOf(fromAddress(attempt)) })
  await refundRateLimit(db, { key: keyOf(fromAnywhere(attempt)) })
  await deleteRateLimitsBefore(db, { before: new Date(now.getTime() - keptMs) })
}
