import type { HistoryEntry, HistoryPerson } from '../personal-history/schema.ts'
import type { ProgramEdition, Reported } from '../program/edition.ts'
import { requiredSettlementFunds } from '../program/settlement-funds.ts'
import { secondReadingOn } from '../program/sources.ts'
import { addMonths } from '../shared/days.ts'

/** What time does to a family while an application waits: ages that are locked, and changes that IRCC has to hear of. */

/** A child is a dependant while under so many years. */
export const dependantUnder: Reported<number> = {
  value: 22,
  effectiveFrom: null,
  source: {
    title: 'Caron & Partners on the age of dependent children',
    url: 'https://caronpartners.com/',
    note: 'The age is locked on the day on which the application was received. Only the site was noted, not the page.',
  },
  checkedOn: secondReadingOn,
}

type Person = Pick<HistoryPerson, 'id' | 'name' | 'relation' | 'dateOfBirth' | 'familySince' | 'comesAlong'>

/** Full years between two days; somebody born on 29 February turns a year older on the 28th where there is no 29th. */
export function ageOn(dateOfBirth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(dateOfBirth.slice(0, 4))
  return addMonths(dateOfBirth, years * 12) <= day ? years : years - 1
}

/** How a child stands. */
export type ChildClock = {
  readonly id: string
  readonly name: string
  /** In full years on the day that decides; null where the date of birth is not known. */
  readonly age: number | null
  /** The age is that of the day of receipt and changes no more; else it is today's. */
  readonly isLocked: boolean
  readonly isDependant: boolean | null
  /** The day on which they turn 22. */
  readonly turnsOn: string | null
}

/**
 * A child's standing. With a day of receipt the age of that day holds, whatever time passes; a child born later was not
 * yet there and is a dependant. Without one the age is today's, and still runs.
 *
 * Source: `dependantUnder`.
 */
export function childClock(
  { id, name, dateOfBirth }: Pick<Person, 'id' | 'name' | 'dateOfBirth'>,
  { receivedOn, today }: { receivedOn: string | null; today: string },
): ChildClock {
  const isLocked = receivedOn !== null
  if (dateOfBirth === null) return { id, name, age: null, isLocked, isDependant: null, turnsOn: null }
  // Born after the receipt: the age of that day would be below 0.
  const age = Math.max(0, ageOn(dateOfBirth, receivedOn ?? today))
  return {
    id,
    name,
    age,
    isLocked,
    isDependant: age < dependantUnder.value,
    turnsOn: addMonths(dateOfBirth, dependantUnder.value * 12),
  }
}

/** Something that happened after the application was received, and that IRCC has to be told. */
export type FamilyEvent = {
  readonly day: string
  readonly kind: 'birth' | 'marriage' | 'adoption' | 'move'
  /** Whose. */
  readonly name: string
}

/** Births, marriages, adoptions and the applicant's moves after the day of receipt, oldest first. */
export function familyEvents(
  people: readonly Person[],
  entries: readonly Pick<HistoryEntry, 'kind' | 'personId' | 'startsOn'>[],
  { receivedOn, today }: { receivedOn: string; today: string },
): FamilyEvent[] {
  const isNew = (day: string | null): day is string => day !== null && day > receivedOn && day <= today
  const changes = people.flatMap(({ relation, name, dateOfBirth, familySince }): FamilyEvent[] => {
    if (relation === 'spouse' && isNew(familySince)) return [{ day: familySince, kind: 'marriage', name }]
    if (relation !== 'child') return []
    if (isNew(familySince)) return [{ day: familySince, kind: 'adoption', name }]
    return isNew(dateOfBirth) ? [{ day: dateOfBirth, kind: 'birth', name }] : []
  })
  const self = people.find(({ relation }) => relation === 'self')
  const moves = entries.flatMap(({ kind, personId, startsOn }): FamilyEvent[] =>
    self !== undefined && kind === 'address' && personId === self.id && isNew(startsOn)
      ? [{ day: startsOn, kind: 'move', name: self.name }]
      : [],
  )
  return [...changes, ...moves].toSorted((a, b) =>
    a.day < b.day ? -1 : a.day > b.day ? 1 : a.name < b.name ? -1 : a.name > b.name ? 1 : 0,
  )
}

/** What a family costs to bring, in whole CAD. */
export type FamilyPrice = {
  /** The member, a spouse and every dependent child, also those who stay behind. */
  readonly size: number
  readonly settlementFunds: number
  /** Processing, right of permanent residence and biometrics of those who come along. */
  readonly fees: number
}

/**
 * The price of the family as it was on a day: who had been born or had married by then. Children count as dependants by the
 * locked age, and those of unknown age count too, on the careful side. Biometrics are the family's once two come along.
 */
export function familyPrice(
  people: readonly Person[],
  edition: Pick<ProgramEdition, 'settlementFunds' | 'fees'>,
  { on, receivedOn }: { on: string; receivedOn: string | null },
): FamilyPrice {
  const there = people.filter(
    ({ dateOfBirth, familySince }) => (dateOfBirth ?? '') <= on && (familySince ?? '') <= on,
  )
  const spouse = there.filter(({ relation }) => relation === 'spouse').slice(0, 1)
  const children = there.filter(
    (person) =>
      person.relation === 'child' && childClock(person, { receivedOn, today: on }).isDependant !== false,
  )
  const size = 1 + spouse.length + children.length
  const fee = edition.fees.value
  const spouses = spouse.filter(({ comesAlong }) => comesAlong).length
  const young = children.filter(({ comesAlong }) => comesAlong).length
  return {
    size,
    settlementFunds: requiredSettlementFunds(size, edition),
    fees:
      fee.processingPrincipalApplicant +
      fee.rightOfPermanentResidence +
      spouses * (fee.processingSpouse + fee.rightOfPermanentResidence) +
      young * fee.processingDependentChild +
      (spouses + young === 0 ? fee.biometricsPerson : fee.biometricsFamily),
  }
}
