import { describe, expect, it } from 'vitest'
import type { HistoryEntry, HistoryPerson } from '../personal-history/schema.ts'
import { answerSheets } from './sheets.ts'
import { excessOf, explanationLines } from './too-long.ts'

const today = '2026-11-23'
const stamps = { createdAt: '', updatedAt: '' }
const person = (id: string, relation: HistoryPerson['relation'], values: Partial<HistoryPerson> = {}) => ({
  id,
  name: `Person ${id}`,
  relation,
  dateOfBirth: '1990-05-01',
  familySince: null,
  comesAlong: true,
  ...stamps,
  ...values,
})
const entry = (values: Partial<HistoryEntry>): HistoryEntry => ({
  id: JSON.stringify(values),
  personId: 'a',
  kind: 'activity',
  activity: null,
  title: '',
  city: null,
  country: null,
  startsOn: '2019-05-01',
  endsOn: null,
  notes: null,
  ...stamps,
  ...values,
})
const people = [
  person('b', 'child', { dateOfBirth: '2020-01-01' }),
  person('a', 'self', { name: 'Amara Okafor' }),
  person('c', 'spouse', { comesAlong: false, familySince: '2015-06-07' }),
  person('d', 'parent'),
]
const entries = [
  entry({ activity: 'work', title: 'Harbour Grid Charging Systems', city: 'Halifax', country: 'CA' }),
  entry({ activity: 'study', title: 'U', startsOn: '2005-01-01', endsOn: '2009-01-01' }),
  entry({ kind: 'address', title: '12 Upper Water Street, Apartment 4', city: 'Halifax', country: 'CA' }),
  entry({
    kind: 'address',
    title: 'Street 1',
    city: 'Saint-Jean-sur-Richelieu',
    country: 'CA',
    startsOn: '2017-02-03',
    endsOn: '2019-04-30',
  }),
  entry({ kind: 'trip', title: 'Fair', country: 'FR', startsOn: '2023-05-01', endsOn: '2023-05-09' }),
  entry({ kind: 'passport', title: 'A123', country: 'NG', startsOn: '2021-01-02', endsOn: '2031-01-01' }),
  entry({ kind: 'refusal', title: 'Visitor visa', country: 'US', startsOn: '2018-03-01' }),
]
const sheets = answerSheets({ people, entries }, today)
const sheetOf = (screen: string, name = 'Amara Okafor') =>
  sheets.find((each) => each.screen === screen && each.person === name)
const valuesOf = (screen: string, name?: string) =>
  sheetOf(screen, name)?.rows.map(({ fields }) => fields.map(({ value }) => value))

describe('the sheets', () => {
  it('follow form by form, of each person who fills one in', () => {
    expect(
      sheets.map(({ form, screen, person: name }) => `${form} ${screen}: ${name}`),
    ).toMatchInlineSnapshot(`
      [
        "IMM 0008 Personal details: Amara Okafor",
        "IMM 0008 Contact information: Amara Okafor",
        "IMM 0008 Passport: Amara Okafor",
        "IMM 0008 Dependants: personal details: Person b",
        "IMM 0008 Dependants: personal details: Person c",
        "IMM 5669 Section A: Personal details: Amara Okafor",
        "IMM 5669 Section B: Questions: Amara Okafor",
        "IMM 5669 Section D: Personal history: Amara Okafor",
        "IMM 5669 Section H: Addresses: Amara Okafor",
        "IMM 5669 Section A: Personal details: Person c",
        "IMM 5669 Section B: Questions: Person c",
        "IMM 5669 Section D: Personal history: Person c",
        "IMM 5669 Section H: Addresses: Person c",
        "IMM 5406 Section A: Applicant, spouse and parents: Amara Okafor",
        "IMM 5406 Section B: Children: Amara Okafor",
        "IMM 5406 Section C: Brothers and sisters: Amara Okafor",
        "IMM 5406 Section A: Applicant, spouse and parents: Person c",
        "IMM 5406 Section B: Children: Person c",
        "IMM 5406 Section C: Brothers and sisters: Person c",
        "IMM 5562 Your travels: Amara Okafor",
        "IMM 5562 Your travels: Person c",
      ]
    `)
    expect(new Set(sheets.map(({ id }) => id)).size).toBe(sheets.length)
    expect(
      answerSheets({ people: people.filter(({ relation }) => relation !== 'self'), entries }, today),
    ).toEqual([])
  })

  it('have the history’s values with dates as the portal writes them, the newest first', () => {
    expect(valuesOf('Section D: Personal history')).toEqual([
      ['2019/05', '2026/11', 'Employment', 'Halifax, Canada', 'Harbour Grid Charging Systems'],
    ])
    expect(valuesOf('Section H: Addresses')).toEqual([
      ['2019/05', '2026/11', '12 Upper Water Street, Apartment 4', 'Halifax', 'Canada'],
      ['2017/02', '2019/04', 'Street 1', 'Saint-Jean-sur-Richelieu', 'Canada'],
    ])
    expect(valuesOf('Passport')).toEqual([['A123', 'Nigeria', '2021/01/02', '2031/01/01']])
    expect(valuesOf('Your travels')).toEqual([['2023/05', '2023/05', 'France', '9 days', 'Fair']])
    expect(valuesOf('Section B: Questions')).toEqual([['2018/03/01, United States, Visitor visa']])
    expect(valuesOf('Dependants: personal details', 'Person c')?.[0]).toContain('No')
  })

  it('flag what is too long, and word a line for each in the letter of explanation', () => {
    const lines = explanationLines(sheets)
    expect(lines).toEqual([
      'IMM 5669, Section D: Personal history, Amara Okafor, Name of employer or school, in full: Harbour Grid Charging Systems',
      'IMM 5669, Section H: Addresses, Amara Okafor, row 1, Street and number, in full: 12 Upper Water Street, Apartment 4',
      'IMM 5669, Section H: Addresses, Amara Okafor, row 2, City, in full: Saint-Jean-sur-Richelieu',
    ])
    expect(excessOf({ value: 'x'.repeat(14), limit: 14 })).toBe(0)
    expect(excessOf({ value: '😀'.repeat(15), limit: 14 })).toBe(1)
    expect(excessOf({ value: 'x'.repeat(99), limit: null })).toBe(0)
  })
})
