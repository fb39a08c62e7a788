import type { ChecklistDocument } from '../documents/checklist.ts'
import { validityOf } from '../documents/checklist-items.ts'
import type { Document } from '../documents/schema.ts'
import { formatDate } from '../formatting.ts'
import { countryName, readCountry } from '../geography/countries.ts'
import type { LetterOfSupport } from '../letters-of-support/schema.ts'
import {
  historyGaps,
  historyWindow,
  type PoliceCountry,
  policeCountries,
} from '../personal-history/engine.ts'
import type { HistoryEntry, HistoryPerson } from '../personal-history/schema.ts'
import { policeCertificateValidityMonths } from '../program/validity.ts'
import { addMonths } from '../shared/days.ts'
import type { ValidityDate } from '../validity-dates/schema.ts'
import type { PackEvidence, PackPerson } from './completeness.ts'
import type { Pack } from './packs.ts'
import type { StoredPackEvidence } from './schema.ts'

/** What shows an item of a pack already, by what is kept elsewhere, and by what the member marks. */

type File = Pick<Document, 'id' | 'fileName' | 'checklistKey' | 'expiresOn'>

/** What is kept of the applicant and their family. */
export type KeptFacts = {
  /** The applicant's own documents. Whose a file is, is not kept: it counts for the applicant. */
  readonly documents: readonly File[]
  readonly history: { readonly people: readonly HistoryPerson[]; readonly entries: readonly HistoryEntry[] }
  /** The applicant's, of their team. */
  readonly feesPaid: boolean
  readonly letters: readonly Pick<LetterOfSupport, 'status' | 'isEssentialPerson' | 'issuedDate'>[]
  readonly dates: readonly Pick<ValidityDate, 'kind' | 'label' | 'day'>[]
}

/** Evidence from what is kept. Nothing is taken for shown that only looks like it: an expired file is none. */
export function keptEvidence(
  { items }: Pack,
  applicant: PackPerson,
  facts: KeptFacts,
  today: string,
): PackEvidence[] {
  const found: PackEvidence[] = []
  const add = (item: string, personId: string, what: string) =>
    found.push({ item, personId, in: 'this', what })
  for (const { id, checklistKey } of items) {
    if (id === 'police') continue
    for (const file of filesAt(facts.documents, checklistKey, today)) add(id, applicant.id, file.fileName)
  }
  if (facts.feesPaid) add('fee', applicant.id, 'Fees marked as paid under Application')
  for (const { status, isEssentialPerson, issuedDate } of facts.letters) {
    if (status === 'issued' && isEssentialPerson && issuedDate !== null) {
      add(
        'support',
        applicant.id,
        `Letter of support of ${formatDate(issuedDate)}, which names the applicant essential`,
      )
    }
  }
  for (const person of facts.history.people) {
    const own = facts.history.entries.filter(({ personId }) => personId === person.id)
    const window = historyWindow(person, today)
    if (window === null) continue
    const isTold = (kind: 'activity' | 'address') => historyGaps(own, kind, window).length === 0
    if (isTold('activity') && isTold('address')) {
      add('history', person.id, 'Every month is told under People and history')
    }
    if (person.id !== applicant.id || !isTold('address')) continue
    const lacking = policeGaps(policeCountries(person, own, today), facts.dates, today)
    if (lacking.length === 0) add('police', person.id, 'A certificate that counts is dated for each country')
  }
  return found
}

function filesAt(
  documents: readonly File[],
  place: ChecklistDocument['key'] | undefined,
  today: string,
): readonly File[] {
  if (place === undefined) return []
  return documents.filter(
    ({ checklistKey, expiresOn }) => checklistKey === place && validityOf(expiresOn, today) !== 'expired',
  )
}

/** A country of which no certificate counts, and why. */
export type PoliceGap = { readonly country: string; readonly name: string; readonly reason: string }

/**
 * The countries that count, without those of which a dated certificate does: of the country lived in now it is less than six
 * months old, of another it was issued after the last stay.
 *
 * Source: `policeCertificateRule`.
 */
export function policeGaps(
  countries: readonly PoliceCountry[],
  dates: readonly Pick<ValidityDate, 'kind' | 'label' | 'day'>[],
  today: string,
): PoliceGap[] {
  return countries.flatMap(({ country, livesThere, lastStay }) => {
    const issued = dates.filter(
      ({ kind, label }) => kind === 'police_certificate' && readCountry(label ?? '') === country,
    )
    const counts = ({ day }: { day: string }) =>
      livesThere ? today < addMonths(day, policeCertificateValidityMonths.value) : day > lastStay.to
    if (issued.some(counts)) return []
    const reason =
      issued.length === 0
        ? 'no certificate is dated'
        : livesThere
          ? `older than ${policeCertificateValidityMonths.value} months`
          : `issued before the last stay ended on ${formatDate(lastStay.to)}`
    return [{ country, name: countryName(country), reason }]
  })
}

type Mark = Pick<
  StoredPackEvidence,
  'pack' | 'item' | 'personId' | 'memberId' | 'letterId' | 'documentId' | 'paper' | 'place'
>

/** What the member marked for a pack. A mark whose document is gone shows nothing. */
export function markedEvidence(
  marks: readonly Mark[],
  { pack, letterId }: Pick<Mark, 'pack' | 'letterId'>,
  documents: readonly Pick<File, 'id' | 'fileName'>[],
): PackEvidence[] {
  return marks.flatMap((mark) => {
    if (mark.pack !== pack || mark.letterId !== letterId) return []
    const document = documents.find(({ id }) => id === mark.documentId)
    if (mark.documentId !== null && document === undefined) return []
    return [
      {
        item: mark.item,
        personId: mark.personId ?? mark.memberId ?? '',
        in: mark.place,
        what: document?.fileName ?? mark.paper,
      },
    ]
  })
}

/** Both together: of an item of a person on which the member has spoken, what they said counts alone. */
export function withMarks(kept: readonly PackEvidence[], marked: readonly PackEvidence[]): PackEvidence[] {
  const isMarked = ({ item, personId }: PackEvidence) =>
    marked.some((each) => each.item === item && each.personId === personId)
  return [...marked, ...kept.filter((each) => !isMarked(each))]
}
