import type { Db } from '@suv/db'
import type { RateLimit } from '@suv/domain'
import { consumeRateLimit } from './rate-limit.ts'

/** Longer than any code counts: the one before, this one and the next, of 30 seconds each. */
const codeSeconds = 120

const oncePerCode: RateLimit = {
  free: 0,
  firstWaitSeconds: codeSeconds,
  longestWaitSeconds: codeSeconds,
  forgetAfterSeconds: codeSeconds,
}

/** Notes that a member's code of the authenticator app was used. @returns false where it was used before; of two at once one is first. */
export async function takeCodeOnce(
  db: Db,
  { userId, code, now }: { userId: string; code: string; now: Date },
): Promise<boolean> {
  const limit = { rule: oncePerCode, name: 'one-time code', by: [userId, code] }
  // The first try of a limit is always taken; a second one has to wait.
  const wait = await consumeRateLimit(db, { limits: [limit], now })
  return wait === 0
}
