import type { DatedRecords } from '@suv/domain'
import { openTurns } from '../../worker-pool/turns.ts'

/** A member's records are read once at a time, however often they are asked for: there may be much of them. */
const turns = openTurns({
  name: 'dates',
  maxQueueEach: 4,
  busy: 'Your dates are being read for several others of your requests',
})

/** The first of what `make` gives of each of an owner's parts, in the order of `compare`: no more than these are kept while the next is read. */
export function keepFirst<One>(
  parts: AsyncIterable<DatedRecords>,
  make: (part: DatedRecords) => readonly One[],
  { owner, most, compare }: { owner: string; most: number; compare: (a: One, b: One) => number },
): Promise<One[]> {
  return turns.during(owner, async () => {
    let kept: One[] = []
    for await (const part of parts) {
      const made = make(part)
      if (made.length > 0) kept = [...kept, ...made].sort(compare).slice(0, most)
    }
    return kept
  })
}
