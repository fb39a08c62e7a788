import { type Db, measureIdempotentAnswers } from '@suv/db'
import { DomainError } from '@suv/domain'

/** Of one member, within the day for which answers are kept. */
const mostKeys = 50_000
const mostBytes = 134_217_728

/** For so long a measure serves: it reads all of the member's keys. */
const servesMs = 10_000
const mostMeasured = 5_000
const measuredAt = new Map<string, number>()

/**
 * Whether another answer of the member's may be kept; asked of a first call, in its transaction where it has one.
 *
 * @throws DomainError too_many_requests
 */
export async function requireRoomForAnswer(
  db: Db,
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  if (now.getTime() - (measuredAt.get(userId) ?? 0) < servesMs) return
  const { keys, bytes } = await measureIdempotentAnswers(db, { userId })
  if (keys > mostKeys || bytes > mostBytes) {
    throw new DomainError(
      'too_many_requests',
      'So many answers are kept for your Idempotency-Keys that there is no room for more. Leave the header out, or go on tomorrow.',
    )
  }
  if (measuredAt.size >= mostMeasured) measuredAt.clear()
  measuredAt.set(userId, now.getTime())
}
