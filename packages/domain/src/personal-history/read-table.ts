import { readCountry } from '../geography/countries.ts'
import { isInReach } from '../shared/days.ts'
import { foldText } from '../shared/fold-text.ts'
import { maximumLineLength, tooLong } from '../shared/text-rules.ts'
import { type Activity, activities, type HistoryKind, historyKinds } from './kinds.ts'
import { readDayOrMonth } from './months.ts'
import { entryProblems, type HistoryEntry, type HistoryEntryValues, type HistoryPerson } from './schema.ts'

/** Reads a history out of a spreadsheet: every row comes back, as an entry or with what is wrong with it. */

/** The columns of the template, in their order; the first row names them, in any order. */
export const historyColumns = [
  'Person',
  'Kind',
  'Activity',
  'Title',
  'City',
  'Country',
  'From',
  'To',
  'Notes',
] as const
export type HistoryColumn = (typeof historyColumns)[number]

type Cells = Readonly<Record<HistoryColumn, string>>

/** A row of the sheet, counted as the spreadsheet shows it, from 1. */
export type ReadRow = { readonly row: number; readonly cells: Cells } & (
  | { readonly entry: HistoryEntryValues; readonly isKnown: boolean; readonly problems: readonly [] }
  | { readonly entry: null; readonly problems: readonly [string, ...string[]] }
)

export type ReadTable = {
  /** What is wrong with the sheet as a whole; its rows are empty then. */
  readonly problem: string | null
  readonly rows: readonly ReadRow[]
}

const otherHeadings: Readonly<Record<string, HistoryColumn>> = {
  name: 'Person',
  type: 'Kind',
  description: 'Title',
  employer: 'Title',
  start: 'From',
  end: 'To',
  until: 'To',
  remarks: 'Notes',
}

const columnsByHeading = new Map<string, HistoryColumn>([
  ...Object.entries(otherHeadings),
  ...historyColumns.map((column) => [foldText(column), column] as const),
])

/** What people write for a kind, beside its name. */
const otherKinds: Readonly<Record<string, { kind: HistoryKind; activity?: Activity }>> = {
  work: { kind: 'activity', activity: 'work' },
  job: { kind: 'activity', activity: 'work' },
  study: { kind: 'activity', activity: 'study' },
  school: { kind: 'activity', activity: 'study' },
  unemployed: { kind: 'activity', activity: 'unemployed' },
  unemployment: { kind: 'activity', activity: 'unemployed' },
  home: { kind: 'address' },
  travel: { kind: 'trip' },
  stay: { kind: 'trip' },
}

/** 'Now', 'present' or nothing: it goes on. */
const goesOn = new Set(['', 'now', 'present', 'current', 'today', 'ongoing'])

/**
 * @param table the cells of the sheet as texts, row by row, the headings first.
 * @param known what is kept already; a row that says the same is marked, so that a second import doubles nothing.
 */
export function readHistoryTable(
  table: readonly (readonly string[])[],
  { people, known }: { people: readonly HistoryPerson[]; known: readonly HistoryEntry[] },
): ReadTable {
  const headingRow = table.findIndex((cells) => cells.some((cell) => cell.trim() !== ''))
  const columns = (table[headingRow] ?? []).map((cell) => columnsByHeading.get(foldText(cell)))
  const missing = (['Kind', 'From'] as const).filter((column) => !columns.includes(column))
  if (missing.length > 0) {
    return {
      problem: `The first row must name the columns. Missing: ${missing.join(', ')}. The template has all of them.`,
      rows: [],
    }
  }
  const seen = new Set(known.map(keyOf))
  const rows = table.flatMap((given, index): ReadRow[] => {
    if (index <= headingRow || given.every((cell) => cell.trim() === '')) return []
    const cells = Object.fromEntries(
      historyColumns.map((column) => [column, given[columns.indexOf(column)]?.trim() ?? '']),
    ) as Cells
    const read = readRow(cells, people)
    const row = index + 1
    if ('problems' in read) return [{ row, cells, entry: null, problems: read.problems }]
    const key = keyOf(read.entry)
    const isKnown = seen.has(key)
    seen.add(key)
    return [{ row, cells, entry: read.entry, isKnown, problems: [] }]
  })
  return { problem: rows.length === 0 ? 'There are no rows below the headings.' : null, rows }
}

function readRow(
  cells: Cells,
  people: readonly HistoryPerson[],
): { entry: HistoryEntryValues } | { problems: [string, ...string[]] } {
  const problems: string[] = []
  const person =
    cells.Person === ''
      ? people.find(({ relation }) => relation === 'self')
      : people.find(({ name }) => nameKey(name) === nameKey(cells.Person))
  if (person === undefined) {
    problems.push(
      cells.Person === ''
        ? 'Person: add yourself first.'
        : `Person: nobody here is called “${cells.Person}”. Add them first.`,
    )
  }
  const kindWord = foldText(cells.Kind)
  const kind = historyKinds.find((each) => each === kindWord) ?? otherKinds[kindWord]?.kind
  if (kind === undefined) problems.push(`Kind: write one of ${historyKinds.join(', ')}.`)
  const activityWord = foldText(cells.Activity)
  const activity =
    activities.find((each) => each === activityWord) ??
    otherKinds[activityWord]?.activity ??
    (activityWord === '' ? (otherKinds[kindWord]?.activity ?? null) : undefined)
  if (activity === undefined) problems.push(`Activity: write one of ${activities.join(', ')}.`)
  const country = cells.Country === '' ? null : readCountry(cells.Country)
  if (country === undefined) problems.push(`Country: “${cells.Country}” is no country that we know.`)
  const startsOn = cells.From === '' ? null : readDayOrMonth(cells.From, 'start')
  const endsOn = goesOn.has(foldText(cells.To)) ? null : readDayOrMonth(cells.To, 'end')
  for (const [column, day, isGiven] of [
    ['From', startsOn, cells.From !== ''],
    ['To', endsOn, !goesOn.has(foldText(cells.To))],
  ] as const) {
    if (isGiven && (day === null || !isInReach(day))) {
      problems.push(`${column}: write 2019-04 or 2019-04-15 instead of “${cells[column]}”.`)
    }
  }
  for (const column of ['Title', 'City'] as const) {
    if (cells[column].length > maximumLineLength) problems.push(`${column}: ${tooLong(maximumLineLength)}`)
  }
  const [first, ...others] = problems
  if (
    first !== undefined ||
    person === undefined ||
    kind === undefined ||
    activity === undefined ||
    country === undefined
  ) {
    return { problems: [first ?? 'This row could not be read.', ...others] }
  }
  const entry = {
    personId: person.id,
    kind,
    activity,
    title: cells.Title,
    city: cells.City || null,
    country,
    startsOn,
    endsOn,
    notes: cells.Notes || null,
  }
  const [wrong, ...rest] = entryProblems(entry).map(
    ({ field, message }) => `${columnNames[field]}: ${message}`,
  )
  return wrong === undefined ? { entry } : { problems: [wrong, ...rest] }
}

const columnNames: Readonly<Record<keyof Omit<HistoryEntryValues, 'personId'>, HistoryColumn>> = {
  kind: 'Kind',
  activity: 'Activity',
  title: 'Title',
  city: 'City',
  country: 'Country',
  startsOn: 'From',
  endsOn: 'To',
  notes: 'Notes',
}

/** Names in other scripts have no letters to fold. */
const nameKey = (name: string) => foldText(name) || name.trim().toLowerCase()

function keyOf({
  personId,
  kind,
  activity,
  title,
  city,
  country,
  startsOn,
  endsOn,
}: HistoryEntryValues): string {
  return JSON.stringify([personId, kind, activity, title, city, country, startsOn, endsOn])
}
