import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { readHistoryTable } from './read-table.ts'
import type { HistoryEntry, HistoryPerson } from './schema.ts'

const stamps = { createdAt: '2026-11-01T00:00:00.000Z', updatedAt: '2026-11-01T00:00:00.000Z' }
const person = (id: string, name: string, relation: HistoryPerson['relation']): HistoryPerson => ({
  id,
  name,
  relation,
  dateOfBirth: null,
  familySince: null,
  comesAlong: true,
  ...stamps,
})
const people = [person('a', 'Amara Okafor', 'self'), person('t', 'Tunde Okafor', 'spouse')]
const headings = ['Kind', 'Person', 'Activity', 'Title', 'City', 'Country', 'From', 'To', 'Notes']
const read = (...rows: string[][]) => readHistoryTable([headings, ...rows], { people, known: [] })

it('reads entries by the names of the columns, months as a whole and words that people use', () => {
  const { problem, rows } = read(
    ['Work', '', '', 'Acme', 'Lagos', 'nigeria', '2016-11', '2019-03', ''],
    ['', '', '', '', '', '', '', '', ''],
    ['trip', 'tunde okafor', '', '', '', 'USA', '2019-07-01', '2019-07-10', 'Fair'],
    ['activity', '', 'unemployed', '', '', '', '2019-04', 'present', ''],
  )
  expect(problem).toBeNull()
  expect(rows.map(({ row, problems }) => [row, problems])).toEqual([
    [2, []],
    [4, []],
    [5, []],
  ])
  expect(rows.map(({ entry }) => entry)).toMatchObject([
    {
      personId: 'a',
      kind: 'activity',
      activity: 'work',
      country: 'NG',
      startsOn: '2016-11-01',
      endsOn: '2019-03-31',
    },
    { personId: 't', kind: 'trip', activity: null, country: 'US', notes: 'Fair' },
    { personId: 'a', activity: 'unemployed', startsOn: '2019-04-01', endsOn: null },
  ])
})

it('says of each row what is wrong with it, all of it at once, and keeps its cells', () => {
  const [row] = read(['flight', 'Kofi', 'sleeping', '', '', 'Atlantis', '04/2019', '2019-13', 'x']).rows
  expect(row?.cells).toMatchObject({ Person: 'Kofi', From: '04/2019', Notes: 'x' })
  expect(row?.problems).toEqual([
    'Person: nobody here is called “Kofi”. Add them first.',
    'Kind: write one of activity, address, trip, refusal, passport, identity.',
    'Activity: write one of work, study, unemployed, other.',
    'Country: “Atlantis” is no country that we know.',
    'From: write 2019-04 or 2019-04-15 instead of “04/2019”.',
    'To: write 2019-04 or 2019-04-15 instead of “2019-13”.',
  ])
  expect(read(['address', '', '', 'Street 1', '', '', '2019-04', '2018-01', '']).rows[0]?.problems).toEqual([
    'Country: Enter a country.',
    'To: It ends before it begins. Check both dates.',
  ])
})

it('tells apart people whose names have no Latin letters', () => {
  const two = [person('w', '王伟', 'self'), person('l', '李娜', 'spouse')]
  const table = [headings, ['trip', '李娜', '', '', '', 'CN', '2019-07', '2019-08', '']]
  expect(readHistoryTable(table, { people: two, known: [] }).rows[0]?.entry?.personId).toBe('l')
})

it('marks what is there already, and what stands twice', () => {
  const row = ['work', '', '', 'Acme', '', '', '2016-11', '2019-03', '']
  const [first, second] = read(row, row).rows
  expect([first, second].map((each) => each?.entry && each.isKnown)).toEqual([false, true])
  const known = [{ ...first?.entry, id: 'e', ...stamps } as HistoryEntry]
  const again = readHistoryTable([headings, row], { people, known }).rows[0]
  expect(again).toMatchObject({ isKnown: true })
})

it('asks for headings and rows', () => {
  expect(readHistoryTable([['a', 'b']], { people, known: [] }).problem).toContain('Missing: Kind, From')
  expect(readHistoryTable([], { people, known: [] }).problem).toContain('Missing')
  expect(read().problem).toBe('There are no rows below the headings.')
})

it('loses no row, whatever stands in it', () => {
  const cell = fc.oneof(fc.string(), fc.constantFrom('work', 'trip', '2019-04', 'Brazil', 'Amara Okafor', ''))
  const table = fc.array(fc.array(cell, { minLength: 9, maxLength: 9 }), { maxLength: 30 })
  fc.assert(
    fc.property(table, (given) => {
      const filled = given.flatMap((cells, index) =>
        cells.some((text) => text.trim() !== '') ? [index + 2] : [],
      )
      expect(read(...given).rows.map(({ row }) => row)).toEqual(filled)
    }),
  )
})
