import type { EvidencePlace } from './kinds.ts'
import type { Pack, PackItem } from './packs.ts'

/** Whether what is about to be sent is complete, as an officer looks first: item by item, for each person. */

export type PackPerson = {
  readonly id: string
  readonly name: string
  /** Left out: they are, which asks for more. */
  readonly isAdult?: boolean
}

/** Something that shows an item, and where it lies. */
export type PackEvidence = {
  readonly item: string
  readonly personId: string
  readonly in: EvidencePlace
  /** The paper, in words. */
  readonly what?: string
}

export type JudgedItem = PackItem & {
  readonly personId: string
  readonly personName: string
  /** What shows it, in what is sent now. */
  readonly shownBy: readonly PackEvidence[]
  /** There is evidence, in an earlier application only. */
  readonly isEarlierOnly: boolean
}

/** `returned`: at least one item is missing, and the file would come back. */
export type PackVerdict = 'complete' | 'returned'

export type JudgedPack = {
  readonly verdict: PackVerdict
  readonly items: readonly JudgedItem[]
  readonly missing: readonly JudgedItem[]
}

/**
 * Judges a pack. Each missing item names its rule, its person and its source.
 *
 * @param people the applicant first, then their family. Without anybody nothing is shown to be complete.
 */
export function judgePack(
  pack: Pack,
  people: readonly PackPerson[],
  evidence: readonly PackEvidence[],
): JudgedPack {
  const items = requiredOf(pack, people).map(({ item, person }) => {
    const shown = evidence.filter(({ item: id, personId }) => id === item.id && personId === person.id)
    const shownBy = shown.filter((each) => each.in === 'this')
    const isEarlierOnly = shown.length > 0 && shownBy.length === 0
    return { ...item, personId: person.id, personName: person.name, shownBy, isEarlierOnly }
  })
  const missing = items.filter(({ shownBy }) => shownBy.length === 0)
  return { verdict: items.length > 0 && missing.length === 0 ? 'complete' : 'returned', items, missing }
}

/** Every item of a pack with the person of whom it is needed. */
export function requiredOf(
  { items }: Pack,
  people: readonly PackPerson[],
): { item: PackItem; person: PackPerson }[] {
  return items.flatMap((item) =>
    of(item, people).map((person) => ({
      item,
      person,
    })),
  )
}

function of(item: PackItem, people: readonly PackPerson[]): readonly PackPerson[] {
  if (item.of === 'applicant') return people.slice(0, 1)
  return item.of === 'each' ? people : people.filter(({ isAdult }) => isAdult !== false)
}
