import { formatDate } from '../formatting.ts'
import { readCountry } from '../geography/countries.ts'
import { historyWindow } from '../personal-history/engine.ts'
import { monthOf, monthSpanName } from '../personal-history/months.ts'
import type {
  HistoryEntry,
  HistoryEntryValues,
  HistoryPerson,
  HistoryPersonValues,
} from '../personal-history/schema.ts'
import { foldText } from '../shared/fold-text.ts'
import { type FilledForm, type FormPerson, type FormRow, rowsAskedBy } from './filled-form.ts'

/** Where a filled form and the history say different things, in words, with what taking the form's word would write. */

/** What is written where the member takes the form's word. */
export type Acceptance =
  | { readonly write: 'person'; readonly id: string | null; readonly values: HistoryPersonValues }
  | { readonly write: 'entry'; readonly id: string | null; readonly values: HistoryEntryValues }

export type FormDifference = {
  readonly id: string
  readonly text: string
  /** Null where it is the form that has to be mended, or where the form says too little for an entry. */
  readonly accept: Acceptance | null
}

type History = { readonly people: readonly HistoryPerson[]; readonly entries: readonly HistoryEntry[] }

/**
 * @param personId whose form it is, of the history.
 * @returns nothing where form and history agree in all that the form says.
 */
export function compareForm(
  filled: FilledForm,
  { people, entries }: History,
  personId: string,
  today: string,
): FormDifference[] {
  const person = people.find(({ id }) => id === personId)
  if (person === undefined) return []
  const own = entries.filter((entry) => entry.personId === personId)
  return [
    ...compareApplicant(filled, person),
    ...(filled.form === 'IMM 5406' && person.relation === 'self' ? compareFamily(filled, people) : []),
    ...compareRows(filled, person, own, today),
    ...comparePassport(filled, person, own),
  ].map((difference, index) => ({ ...difference, id: `${index}` }))
}

type Unnumbered = Omit<FormDifference, 'id'>

/** The words of a name, in whatever order and case. */
const nameKey = (name: string) =>
  name
    .split(/\s+/)
    .map((word) => foldText(word) || word)
    .filter((word) => word !== '')
    .toSorted()
    .join(' ')

const valuesOf = (person: HistoryPerson): HistoryPersonValues => ({
  name: person.name,
  relation: person.relation,
  dateOfBirth: person.dateOfBirth,
  familySince: person.familySince,
  comesAlong: person.comesAlong,
})

function compareApplicant({ people: [told] }: FilledForm, person: HistoryPerson): Unnumbered[] {
  if (told?.relation !== 'self') return []
  const name: Unnumbered[] =
    nameKey(told.name) === nameKey(person.name)
      ? []
      : [
          {
            text: `Name: the form says “${told.name}”, your history “${person.name}”.`,
            accept: { write: 'person', id: person.id, values: { ...valuesOf(person), name: told.name } },
          },
        ]
  return [...name, ...compareBirth(told, person)]
}

function compareBirth(told: FormPerson, person: HistoryPerson): Unnumbered[] {
  if (told.dateOfBirth === null || told.dateOfBirth === person.dateOfBirth) return []
  const known = person.dateOfBirth === null ? 'none' : formatDate(person.dateOfBirth)
  return [
    {
      text: `Date of birth of ${person.name}: the form says ${formatDate(told.dateOfBirth)}, your history ${known}.`,
      accept: {
        write: 'person',
        id: person.id,
        values: { ...valuesOf(person), dateOfBirth: told.dateOfBirth },
      },
    },
  ]
}

const relationWords = {
  spouse: 'Spouse or partner',
  parent: 'Parent',
  child: 'Child',
  sibling: 'Brother or sister',
} as const

function compareFamily(filled: FilledForm, people: readonly HistoryPerson[]): Unnumbered[] {
  const kinds = ['spouse', 'parent', 'child', 'sibling'] as const
  return kinds.flatMap((relation) => {
    const told = filled.people.filter((each) => each.relation === relation)
    const known = people.filter((each) => each.relation === relation)
    const isSame = (one: { name: string }, other: { name: string }) =>
      nameKey(one.name) === nameKey(other.name)
    return [
      ...told.flatMap((each): Unnumbered[] => {
        const match = known.find((person) => isSame(person, each))
        if (match !== undefined) return compareBirth(each, match)
        return [
          {
            text: `${relationWords[relation]}: “${each.name}” is in the form and not in your history.`,
            accept: {
              write: 'person',
              id: null,
              values: {
                name: each.name,
                relation,
                dateOfBirth: each.dateOfBirth,
                familySince: null,
                comesAlong: true,
              },
            },
          },
        ]
      }),
      ...known
        .filter((person) => !told.some((each) => isSame(person, each)))
        .map((person) => ({
          text: `${relationWords[relation]}: “${person.name}” is in your history and not in the form.`,
          accept: null,
        })),
    ]
  })
}

const rowWords = { activity: 'Personal history', address: 'Address', trip: 'Trip' } as const

function compareRows(
  filled: FilledForm,
  person: HistoryPerson,
  own: readonly HistoryEntry[],
  today: string,
): Unnumbered[] {
  const window = historyWindow(person, today)
  return rowsAskedBy[filled.form].flatMap((kind) => {
    const open = own.filter(
      ({ kind: known, startsOn, endsOn }) =>
        known === kind &&
        startsOn !== null &&
        window !== null &&
        startsOn <= window.to &&
        (endsOn ?? window.to) >= window.from,
    )
    const found: Unnumbered[] = []
    for (const row of filled.rows) {
      if (row.kind !== kind) continue
      const at = matchOf(row, open, today)
      const [entry] = at === -1 ? [] : open.splice(at, 1)
      if (entry === undefined) found.push(notInHistory(row, person))
      else found.push(...compareMonths(row, entry, today))
    }
    return [
      ...found,
      ...open.map((entry) => ({
        text: `${rowWords[kind]}: “${labelOf(entry)}”, ${spanOf(entry.startsOn, entry.endsOn ?? today)}, is in your history and not in the form.`,
        accept: null,
      })),
    ]
  })
}

/** The entry that a row means: of the same name, and best of the same first month; or else of the same place and first month. */
function matchOf(row: FormRow, entries: readonly HistoryEntry[], today: string): number {
  const title = foldText(row.title)
  const rank = (entry: HistoryEntry): number => {
    const begins =
      row.from !== null && entry.startsOn !== null && monthOf(row.from) === monthOf(entry.startsOn)
    const isNamed = title !== '' && foldText(entry.title) === title
    const isThere = entry.country !== null && countryIn(row.place) === entry.country
    const overlaps =
      row.from !== null &&
      row.to !== null &&
      (entry.startsOn ?? '') <= row.to &&
      (entry.endsOn ?? today) >= row.from
    if (isNamed && begins) return 4
    if (isNamed && overlaps) return 3
    if (begins && isThere && (title === '' || row.kind !== 'address')) return 2
    return isNamed && row.from === null ? 1 : 0
  }
  const ranks = entries.map(rank)
  const best = Math.max(0, ...ranks)
  return best === 0 ? -1 : ranks.indexOf(best)
}

function compareMonths(row: FormRow, entry: HistoryEntry, today: string): Unnumbered[] {
  const isSame = (told: string | null, known: string | null) =>
    told === null || (known !== null && monthOf(told) === monthOf(known))
  // “To the month of today” and “it goes on” are one.
  const goesOn = entry.endsOn === null && row.to !== null && monthOf(row.to) >= monthOf(today)
  if (isSame(row.from, entry.startsOn) && (goesOn || isSame(row.to, entry.endsOn))) return []
  const { personId, kind, activity, title, city, country, notes } = entry
  return [
    {
      text: `${rowWords[row.kind]} “${labelOf(entry)}”: the form says ${spanOf(row.from, row.to)}, your history ${spanOf(entry.startsOn, entry.endsOn ?? today)}.`,
      accept: {
        write: 'entry',
        id: entry.id,
        values: {
          personId,
          kind,
          activity,
          title,
          city,
          country,
          notes,
          startsOn: isSame(row.from, entry.startsOn) ? entry.startsOn : row.from,
          endsOn: goesOn || isSame(row.to, entry.endsOn) ? entry.endsOn : row.to,
        },
      },
    },
  ]
}

function notInHistory(row: FormRow, person: HistoryPerson): Unnumbered {
  const name = [row.title, row.place].filter((part) => part !== '').join(', ')
  const country = countryIn(row.place)
  const isEnough =
    row.from !== null &&
    (row.to === null || row.to >= row.from) &&
    (row.kind === 'activity'
      ? row.title !== ''
      : country !== undefined && (row.kind === 'trip' || row.title !== ''))
  const city = row.place.split(/[,/]/)[0]?.trim() ?? ''
  return {
    text: `${rowWords[row.kind]}: “${name || 'a row without a name'}”, ${spanOf(row.from, row.to)}, is in the form and not in your history.`,
    accept: isEnough
      ? {
          write: 'entry',
          id: null,
          values: {
            personId: person.id,
            kind: row.kind,
            activity: row.kind === 'activity' ? 'other' : null,
            title: row.title.slice(0, 200),
            city: city === '' || readCountry(city) !== undefined ? null : city.slice(0, 200),
            country: country ?? null,
            startsOn: row.from,
            endsOn: row.to,
            notes: 'From a filled form.',
          },
        }
      : null,
  }
}

function comparePassport(
  { passport }: FilledForm,
  person: HistoryPerson,
  own: readonly HistoryEntry[],
): Unnumbered[] {
  if (passport === null) return []
  const known = own.filter(({ kind }) => kind === 'passport')
  const match = known.find(({ title }) => foldText(title) === foldText(passport.number))
  if (match === undefined) {
    const numbers = known.map(({ title }) => title).join(', ') || 'none'
    return [
      {
        text: `Passport of ${person.name}: the form says ${passport.number}, your history ${numbers}.`,
        accept: null,
      },
    ]
  }
  return (
    [
      ['Issue date', passport.issuedOn, match.startsOn, 'startsOn'],
      ['Expiry date', passport.expiresOn, match.endsOn, 'endsOn'],
    ] as const
  ).flatMap(([label, told, kept, field]): Unnumbered[] => {
    if (told === null || told === kept) return []
    const { personId, kind, activity, title, city, country, startsOn, endsOn, notes } = match
    const values = { personId, kind, activity, title, city, country, startsOn, endsOn, notes, [field]: told }
    const isInOrder = (values.endsOn ?? told) >= (values.startsOn ?? told)
    return [
      {
        text: `${label} of passport ${title}: the form says ${formatDate(told)}, your history ${kept === null ? 'none' : formatDate(kept)}.`,
        accept: isInOrder ? { write: 'entry', id: match.id, values } : null,
      },
    ]
  })
}

/** The country that a place ends in, as 'Lagos, Nigeria' or 'Lagos/Nigeria'. */
function countryIn(place: string): string | undefined {
  const parts = place.split(/[,/]/).map((part) => part.trim())
  return readCountry(place) ?? parts.map((part) => readCountry(part)).findLast((code) => code !== undefined)
}

function labelOf({ title, city, kind }: HistoryEntry): string {
  return title || city || rowWords[kind as keyof typeof rowWords]
}

function spanOf(from: string | null, to: string | null): string {
  if (from === null && to === null) return 'without dates'
  if (from === null || to === null || to < from) return `from ${from ?? 'no date'} to ${to ?? 'no date'}`
  return monthSpanName({ from: monthOf(from), to: monthOf(to) })
}
