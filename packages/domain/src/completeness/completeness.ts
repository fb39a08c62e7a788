import type { FigureSource } from '../program/edition.ts'
import { policeCertificateRule } from '../program/validity.ts'

/** Whether what is about to be sent is complete, as an officer looks first: item by item, for each person. */

export const packKinds = ['permanent_residence', 'work_permit_extension', 'document_request'] as const
export type PackKind = (typeof packKinds)[number]

const r10: FigureSource = {
  title: 'The return of incomplete applications',
  url: 'https://meurrensonimmigration.com/the-return-of-incomplete-applications',
}
const imm5669: FigureSource = {
  title: 'IRCC: guide to the form IMM 5669',
  url: 'https://www.canada.ca/en/immigration-refugees-citizenship/services/application/application-forms-guides/imm5669.html',
}
const permitFile: FigureSource = {
  title: 'Instructions of May 2023 for work permits of this program',
  url: 'https://myvisa.law/blog/may-2023-new-instructions-for-start-up-visa-work-permits',
  note: 'It must stand on its own: the officer need not look up an earlier file (2025 FC 662). A reading; ask a lawyer.',
}
const fairness: FigureSource = {
  title: 'The letter itself',
  url: 'https://www.cicnews.com/2025/05/',
  note: 'The letter names what it asks and its own limit.',
}

/** One thing that a pack needs. */
export type PackItem = {
  readonly id: string
  readonly name: string
  /** What asks for it, in a few words. */
  readonly rule: string
  readonly source: FigureSource
  /** Of each person of the family, or of the applicant alone. */
  readonly of: 'applicant' | 'each'
}

const item = (
  id: string,
  name: string,
  rule: string,
  source: FigureSource,
  of: PackItem['of'] = 'applicant',
): PackItem => ({ id, name, rule, source, of })

/** What each pack needs at least. Our reading of the rules named; the list of the day is IRCC's. */
export const packs: Readonly<
  Record<PackKind, { readonly name: string; readonly items: readonly PackItem[] }>
> = {
  permanent_residence: {
    name: 'Permanent residence',
    items: [
      item('form', 'Application form, filled in', 'R10', r10),
      item('signature', 'Signature on the form', 'R10', r10),
      item('fee', 'Proof that the fee is paid', 'R10', r10),
      item('family', 'All family members listed, also those who stay behind', 'R10', r10),
      item('history', 'Personal history without a gap', 'IMM 5669', imm5669, 'each'),
      item(
        'police',
        'Police certificates of the countries that count',
        'Police certificates',
        policeCertificateRule.source,
        'each',
      ),
    ],
  },
  work_permit_extension: {
    name: 'Work permit extension',
    items: [
      item('support', 'Letter IMM 0211 that names the applicant essential', 'Work permit file', permitFile),
      item('language', 'Language result', 'Work permit file', permitFile),
      item('education', 'Education or experience', 'Work permit file', permitFile),
      item('funds', 'Start-up funds', 'Work permit file', permitFile),
    ],
  },
  document_request: {
    name: 'Answer to a document request',
    items: [
      item('letter', 'A copy of the letter', 'The letter', fairness),
      item('answer', 'An answer to each point', 'The letter', fairness),
      item('papers', 'The papers that it asks for', 'The letter', fairness),
    ],
  },
}

export type PackPerson = { readonly id: string; readonly name: string }

/** Something that shows an item, and where it lies. */
export type PackEvidence = {
  readonly item: string
  readonly personId: string
  /** In what is sent now, or in an earlier application only, which counts as absent. */
  readonly in: 'this' | 'earlier'
}

export type MissingItem = PackItem & {
  readonly personId: string
  readonly personName: string
  /** There is evidence, in an earlier application only. */
  readonly isEarlierOnly: boolean
}

/**
 * What a pack lacks; nothing where it is complete. Each missing item names its rule, its person and its source.
 *
 * @param people the applicant first, then their family.
 */
export function missingFrom(
  kind: PackKind,
  people: readonly PackPerson[],
  evidence: readonly PackEvidence[],
): MissingItem[] {
  return requiredOf(kind, people).flatMap(({ item: needed, person }) => {
    const shown = evidence.filter(({ item: id, personId }) => id === needed.id && personId === person.id)
    if (shown.some((each) => each.in === 'this')) return []
    return [{ ...needed, personId: person.id, personName: person.name, isEarlierOnly: shown.length > 0 }]
  })
}

/** Every item of a pack with the person of whom it is needed. */
export function requiredOf(
  kind: PackKind,
  people: readonly PackPerson[],
): { item: PackItem; person: PackPerson }[] {
  return packs[kind].items.flatMap((needed) =>
    (needed.of === 'each' ? people : people.slice(0, 1)).map((person) => ({ item: needed, person })),
  )
}
