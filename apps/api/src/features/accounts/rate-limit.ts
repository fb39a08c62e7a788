import { createHash } from 'node:crypto'
import { type Db, lockRateLimit, setRateLimit } from '@suv/db'
import { DomainError, type RateLimit, secondsToWait } from '@suv/domain'

/** Something that may be tried so often, by whom. */
export type Limit = {
  readonly rule: RateLimit
  /** What is limited, such as `sign-in from address`. */
  readonly name: string
  /** Who it is limited for. Kept as a hash only. */
  readonly by: readonly string[]
}

/** The row that counts the tries. */
export function keyOf({ name, by }: Limit): string {
  return `${name} ${createHash('sha256').update(JSON.stringify(by)).digest('base64url')}`
}

/**
 * Counts a try before it is made, so that many at once do not slip through; whoever succeeds takes it back. A try that comes
 * too soon is not counted: impatience costs nothing.
 *
 * @returns the seconds to wait, 0 where the try may be made.
 */
export async function consumeRateLimit(
  db: Db,
  { limits, now }: { limits: readonly Limit[]; now: Date },
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const counted = []
    for (const limit of limits) {
      const key = keyOf(limit)
      const { failures, lastAt } = await lockRateLimit(trx, { key, now })
      const isForgotten = now.getTime() - lastAt.getTime() > limit.rule.forgetAfterSeconds * 1000
      const times = { failures: isForgotten ? 0 : failures, lastAtMs: lastAt.getTime(), nowMs: now.getTime() }
      counted.push({ key, failures: times.failures, wait: secondsToWait(limit.rule, times) })
    }
    const wait = Math.max(...counted.map((count) => count.wait))
    if (wait > 0) return wait
    for (const { key, failures } of counted) await setRateLimit(trx, { key, failures: failures + 1, now })
    return 0
  })
}

/**
 * Counts a try of a member as `consumeRateLimit` does.
 *
 * @throws DomainError too_many_requests, with how long to wait.
 */
export async function checkRateLimit(
  db: Db,
  { what = 'tries', ...attempt }: { limits: readonly Limit[]; now: Date; what?: string },
): Promise<void> {
  const wait = await consumeRateLimit(db, attempt)
  if (wait > 0) {
    throw new DomainError('too_many_requests', `Too many ${what}. Try again in ${describeWait(wait)}.`)
  }
}

/** Such as `2 minutes`, for a person who is told when to try again. */
export function describeWait(seconds: number): string {
  if (seconds < 90) return seconds === 1 ? '1 second' : `${seconds} seconds`
  return `${Math.ceil(seconds / 60)} minutes`
}
