import { daysBetween } from '../shared/days.ts'
import { foldText } from '../shared/fold-text.ts'
import { type TrackerPart, trackerParts } from './kinds.ts'
import type { TrackerSighting } from './schema.ts'

type Sighting = Pick<TrackerSighting, 'part' | 'status' | 'seenOn'>

/** A status that turned into another between two looks. */
export type Movement = {
  readonly part: TrackerPart
  /** Null for the first that was seen. */
  readonly from: string | null
  readonly to: string
  /** The day on which it was first seen; it came on that day or before. */
  readonly seenOn: string
}

export type ReadLog = {
  /** Newest first. */
  readonly movements: readonly Movement[]
  /** Where each part stands that was ever seen, and since when. */
  readonly parts: readonly { readonly part: TrackerPart; readonly status: string; readonly since: string }[]
  /** The last day on which somebody looked; null where nobody ever did. */
  readonly lookedOn: string | null
  /** Days from the last movement to the last look: so long nothing moved, for certain. */
  readonly silentDays: number | null
  /** Days since the last look: of these nothing is known. */
  readonly unseenDays: number | null
}

/**
 * Movement and silence of one application. Seeing the same status again is silence, in whatever case it was typed; the order
 * of entry does not matter, and what is dated after today is left out.
 */
export function readLog(sightings: readonly Sighting[], today: string): ReadLog {
  const looks = sightings
    .filter(({ seenOn }) => seenOn <= today)
    .toSorted((a, b) => compare(a.seenOn, b.seenOn) || compare(a.status, b.status))
  const movements: Movement[] = []
  const parts: { part: TrackerPart; status: string; since: string }[] = []
  for (const part of trackerParts) {
    let current: Movement | undefined
    for (const { status, seenOn } of looks.filter((look) => look.part === part)) {
      if (current !== undefined && sameText(current.to, status)) continue
      current = { part, from: current?.to ?? null, to: status, seenOn }
      movements.push(current)
    }
    if (current !== undefined) parts.push({ part, status: current.to, since: current.seenOn })
  }
  movements.sort((a, b) => compare(b.seenOn, a.seenOn) || compare(a.part, b.part) || compare(a.to, b.to))
  const lookedOn = looks.at(-1)?.seenOn ?? null
  const moved = movements[0]?.seenOn
  return {
    movements,
    parts,
    lookedOn,
    silentDays: lookedOn === null || moved === undefined ? null : daysBetween(moved, lookedOn),
    unseenDays: lookedOn === null ? null : daysBetween(lookedOn, today),
  }
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

function sameText(one: string, other: string): boolean {
  return one === other || (foldText(one) !== '' && foldText(one) === foldText(other))
}
