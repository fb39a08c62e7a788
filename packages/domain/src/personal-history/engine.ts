import type { Reported } from '../program/edition.ts'
import { secondReadingOn } from '../program/sources.ts'
import { addDays, addMonths, daysBetween } from '../shared/days.ts'
import { type MonthSpan, monthOf, monthSpanName } from './months.ts'
import type { HistoryEntry, HistoryPerson } from './schema.ts'

/** What follows from a person's history: the months that are missing, the police certificates, the list of trips. */

/** How far back the personal history goes. */
export const historyYears: Reported<number> = {
  value: 10,
  effectiveFrom: null,
  source: {
    title: 'IRCC: guide to the form IMM 5669',
    url: 'https://www.canada.ca/en/immigration-refugees-citizenship/services/application/application-forms-guides/imm5669.html',
    note: 'Ten years, or since 18 if that is shorter, month by month: “do not leave any gaps in time”.',
  },
  checkedOn: secondReadingOn,
}

const monthsOfAge18 = 18 * 12

type Person = Pick<HistoryPerson, 'dateOfBirth'>
export type Spell = Pick<HistoryEntry, 'kind' | 'country' | 'startsOn' | 'endsOn'>

/** From when to when a history is asked for; both days are part of it. */
export type HistoryWindow = { readonly from: string; readonly to: string }

/** The last ten years, or since the person turned 18 where that is shorter; null for somebody who is not 18 yet. */
export function historyWindow({ dateOfBirth }: Person, today: string): HistoryWindow | null {
  const tenYearsAgo = addMonths(today, -historyYears.value * 12)
  const adult = adultSince(dateOfBirth)
  if (adult === null) return { from: tenYearsAgo, to: today }
  if (adult > today) return null
  return { from: later(adult, tenYearsAgo), to: today }
}

/** Days compare as text. */
function later(one: string, other: string): string {
  return one < other ? other : one
}

function adultSince(dateOfBirth: string | null): string | null {
  return dateOfBirth === null ? null : addMonths(dateOfBirth, monthsOfAge18)
}

export type Gap = MonthSpan & { readonly name: string }

/**
 * The months of the window in which nothing of the kind is entered. A month counts as told once an entry touches it, as the
 * form asks by months; entries may overlap, and their order does not matter.
 */
export function historyGaps(
  entries: readonly Spell[],
  kind: 'activity' | 'address',
  window: HistoryWindow,
): Gap[] {
  const told = new Set<number>()
  const first = monthOf(window.from)
  const last = monthOf(window.to)
  for (const { from, to } of spellsOf(entries, window.to, [kind])) {
    for (let month = Math.max(first, monthOf(from)); month <= Math.min(last, monthOf(to)); month += 1) {
      told.add(month)
    }
  }
  const gaps: MonthSpan[] = []
  for (let month = first; month <= last; month += 1) {
    const open = gaps.at(-1)
    if (told.has(month)) continue
    if (open?.to === month - 1) gaps[gaps.length - 1] = { from: open.from, to: month }
    else gaps.push({ from: month, to: month })
  }
  return gaps.map((span) => ({ ...span, name: monthSpanName(span) }))
}

type Days = { readonly from: string; readonly to: string }

/** The days of the entries of these kinds that have begun; what goes on, goes on to today. */
function spellsOf(
  entries: readonly Spell[],
  today: string,
  kinds: readonly Spell['kind'][],
): (Spell & Days)[] {
  return entries.flatMap((entry) =>
    kinds.includes(entry.kind) && entry.startsOn !== null && entry.startsOn <= today
      ? [
          {
            ...entry,
            from: entry.startsOn,
            to: entry.endsOn === null || entry.endsOn > today ? today : entry.endsOn,
          },
        ]
      : [],
  )
}

/** A country of which a police certificate is asked for. */
export type PoliceCountry = {
  /** ISO 3166 code. */
  readonly country: string
  /** An address there that goes on: its certificate ages. */
  readonly livesThere: boolean
  /** The last stay of six months or more. */
  readonly lastStay: Days
}

/** Months in a row from which on a country counts. */
const policeMonths = 6

/**
 * The countries in which the person was for six months or more in a row since the age of 18, and in the last ten years, by
 * code. Addresses and trips count; what overlaps or follows upon each other without a day between is one stay. A stay that
 * began before the ten years counts with its whole length, on the careful side.
 *
 * Source: `policeCertificateRule`.
 */
export function policeCountries(person: Person, entries: readonly Spell[], today: string): PoliceCountry[] {
  const window = historyWindow(person, today)
  if (window === null) return []
  const adult = adultSince(person.dateOfBirth)
  const spells = spellsOf(entries, today, ['address', 'trip'])
  const found: PoliceCountry[] = []
  for (const country of new Set(spells.map((spell) => spell.country))) {
    if (country === null) continue
    const there = spells.filter((spell) => spell.country === country)
    const lastStay = joined(there)
      .map(({ from, to }) => ({ from: adult === null ? from : later(from, adult), to }))
      .findLast(({ from, to }) => to >= window.from && addMonths(from, policeMonths) <= addDays(to, 1))
    if (lastStay === undefined) continue
    found.push({
      country,
      livesThere: there.some(({ kind, endsOn }) => kind === 'address' && endsOn === null),
      lastStay,
    })
  }
  return found.toSorted((a, b) => (a.country < b.country ? -1 : 1))
}

/** Stretches of days in their order, with those joined that overlap or follow upon each other. */
function joined(days: readonly Days[]): Days[] {
  const stretches: Days[] = []
  for (const { from, to } of days.toSorted((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0))) {
    const last = stretches.at(-1)
    if (last === undefined || from > addDays(last.to, 1)) stretches.push({ from, to })
    else if (to > last.to) stretches[stretches.length - 1] = { from: last.from, to }
  }
  return stretches
}

/** A line of the list of trips. */
export type Trip = {
  readonly country: string
  readonly from: string
  readonly to: string
  /** It goes on. */
  readonly isOpen: boolean
  /** The first day and the last one both count. */
  readonly days: number
}

/** The trips of the last ten years, or since 18, newest first; one that was entered twice stands once. */
export function travelList(person: Person, entries: readonly Spell[], today: string): Trip[] {
  const window = historyWindow(person, today)
  if (window === null) return []
  const trips = new Map<string, Trip>()
  for (const { country, from, to, endsOn } of spellsOf(entries, today, ['trip'])) {
    if (country === null || to < window.from) continue
    const trip = { country, from, to, isOpen: endsOn === null, days: daysBetween(from, to) + 1 }
    trips.set(`${from} ${to} ${country} ${trip.isOpen}`, trip)
  }
  return [...trips].toSorted(([a], [b]) => (a < b ? 1 : -1)).map(([, trip]) => trip)
}
