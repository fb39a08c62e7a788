import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { HistoryEntry, HistoryPerson } from '../personal-history/schema.ts'
import { writeHistoryEntrySchema, writeHistoryPersonSchema } from '../personal-history/schema.ts'
import { compareForm } from './compare-form.ts'
import { type FormField, readFilledForm, readFormDay } from './filled-form.ts'

const today = '2026-11-23'
const me = '11111111-1111-4111-8111-111111111111'
const stamps = { createdAt: '', updatedAt: '' }
const self: HistoryPerson = {
  id: me,
  name: 'Amara Okafor',
  relation: 'self',
  dateOfBirth: '1990-05-01',
  familySince: null,
  comesAlong: true,
  ...stamps,
}
const entry = (values: Partial<HistoryEntry>): HistoryEntry => ({
  id: `${values.kind} ${values.title}`,
  personId: me,
  kind: 'activity',
  activity: null,
  title: '',
  city: null,
  country: null,
  startsOn: null,
  endsOn: null,
  notes: null,
  ...stamps,
  ...values,
})
const work = entry({ activity: 'work', title: 'Harbour Grid', country: 'CA', startsOn: '2019-05-01' })
const street = entry({
  kind: 'address',
  title: 'Street 2',
  city: 'Halifax',
  country: 'CA',
  startsOn: '2019-04-21',
})

/** Fields as they lie in the form's data: 'a/b/c' = value; a number behind a name tells repeated elements apart. */
const fields = (data: Record<string, string>): FormField[] =>
  Object.entries(data).map(([path, value]) => {
    const names = path.split('/')
    return {
      path: names.map((name) => name.replace(/#\d+$/, '')),
      group: names.slice(0, -1).join('/'),
      value,
    }
  })
const page = 'IMM_5669/page1'
const historyRow = (row: number, from: string, to: string, place: string, title: string) => ({
  [`IMM_5669/page2/personalHistoryTable/Row${row}/fromDate`]: from,
  [`IMM_5669/page2/personalHistoryTable/Row${row}/toDate`]: to,
  [`IMM_5669/page2/personalHistoryTable/Row${row}/Cell4`]: place,
  [`IMM_5669/page2/personalHistoryTable/Row${row}/Cell6`]: title,
})
const addressRow = {
  'IMM_5669/page3/addressTable/Row1/fromDate': '2019-04',
  'IMM_5669/page3/addressTable/Row1/toDate': '2026-11',
  'IMM_5669/page3/addressTable/Row1/Cell3': 'Street 2',
  'IMM_5669/page3/addressTable/Row1/Cell4': 'Halifax',
  'IMM_5669/page3/addressTable/Row1/Cell7': 'Canada',
}
const whole = {
  [`${page}/familyName`]: 'OKAFOR',
  [`${page}/givenName`]: 'Amara',
  [`${page}/birthDate3`]: '1990-05-01',
  ...historyRow(1, '2019-05', '2026-11', 'Halifax, Canada', 'harbour grid'),
  ...addressRow,
}
const compare = (data: Record<string, string>, people = [self], entries = [work, street]) => {
  const filled = readFilledForm(fields(data))
  if (filled === null) throw new Error('not read')
  return compareForm(filled, { people, entries }, me, today)
}
const texts = (...input: Parameters<typeof compare>) => compare(...input).map(({ text }) => text)

describe('IMM 5669', () => {
  it('agrees with the same history, whatever the order of its fields', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray(Object.entries(whole), { minLength: Object.keys(whole).length }),
        (shuffled) => {
          expect(texts(Object.fromEntries(shuffled))).toEqual([])
        },
      ),
    )
  })

  it('names each thing that differs', () => {
    expect(
      texts({ ...whole, [`${page}/givenName`]: 'Amarah', [`${page}/birthDate3`]: '1990-05-02' }),
    ).toEqual([
      'Name: the form says “Amarah OKAFOR”, your history “Amara Okafor”.',
      'Date of birth of Amara Okafor: the form says 2 May 1990, your history 1 May 1990.',
    ])
    expect(
      texts({ ...whole, ...historyRow(1, '2019-06', '2024-02', 'Halifax, Canada', 'Harbour Grid') }),
    ).toEqual([
      'Personal history “Harbour Grid”: the form says June 2019 to February 2024, your history May 2019 to November 2026.',
    ])
    expect(texts({ ...whole, ...historyRow(2, '2016-01', '2019-03', 'Lagos/Nigeria', 'Acme') })).toEqual([
      'Personal history: “Acme, Lagos/Nigeria”, January 2016 to March 2019, is in the form and not in your history.',
    ])
    const { [`${page}/familyName`]: _, [`${page}/givenName`]: __, ...nameless } = whole
    expect(texts(nameless)).toEqual([])
    expect(texts({ [`${page}/familyName`]: 'Okafor', [`${page}/givenName`]: 'Amara' })).toEqual([
      'Personal history: “Harbour Grid”, May 2019 to November 2026, is in your history and not in the form.',
      'Address: “Street 2”, April 2019 to November 2026, is in your history and not in the form.',
    ])
  })

  it('offers to write what the form says, and only what the history takes', () => {
    const differences = compare({
      ...whole,
      [`${page}/birthDate3`]: '1991-05-01',
      ...historyRow(1, '2019-06', '2026-11', '', 'Harbour Grid'),
      ...historyRow(2, '2016-01', '2019-03', 'Lagos, Nigeria', 'Acme'),
      ...historyRow(3, 'soon', '', '', 'Undated'),
    })
    const [birth, months, missing, undated] = differences.map(({ accept }) => accept)
    expect(birth).toMatchObject({ write: 'person', id: me, values: { dateOfBirth: '1991-05-01' } })
    expect(months).toMatchObject({
      write: 'entry',
      id: work.id,
      values: { startsOn: '2019-06-01', endsOn: null },
    })
    expect(missing).toMatchObject({
      id: null,
      values: { title: 'Acme', city: 'Lagos', country: 'NG', endsOn: '2019-03-31' },
    })
    expect(undated).toBeNull()
    for (const { accept } of differences) {
      if (accept === null) continue
      const schema = accept.write === 'person' ? writeHistoryPersonSchema : writeHistoryEntrySchema
      expect(schema.safeParse(accept.values).error).toBeUndefined()
    }
  })
})

it('IMM 5406: names who is in one of the two only, with each of a family of the same element', () => {
  const of = (block: string, given: string, dob: string) => {
    const row = `IMM_5406/page1/${block}/PaddedEntry`
    return {
      [`${row}/PersonalData#1/Row/FamilyName`]: 'Okafor',
      [`${row}/PersonalData#1/Row/GivenNames`]: given,
      [`${row}/PersonalData#2/Row/DOB`]: dob,
    }
  }
  const child: HistoryPerson = {
    ...self,
    id: 'c',
    relation: 'child',
    name: 'Zola Okafor',
    dateOfBirth: '2005-01-01',
  }
  const sibling: HistoryPerson = { ...self, id: 's', relation: 'sibling', name: 'Ify Okafor' }
  const data = {
    ...of('SectionA/SectionAinfo/Applicant', 'Amara', '1990-05-01'),
    ...of('SectionB/SectionBinfo/Child#1', 'Zola', '2005-01-02'),
    ...of('SectionB/SectionBinfo/Child#2', 'Tunde', '2010-01-01'),
  }
  expect(texts(data, [self, child, sibling])).toEqual([
    'Date of birth of Zola Okafor: the form says 2 Jan 2005, your history 1 Jan 2005.',
    'Child: “Tunde Okafor” is in the form and not in your history.',
    'Brother or sister: “Ify Okafor” is in your history and not in the form.',
  ])
  expect(compare(data, [self, child]).find(({ text }) => text.includes('Tunde'))?.accept).toMatchObject({
    write: 'person',
    id: null,
    values: { name: 'Tunde Okafor', relation: 'child', dateOfBirth: '2010-01-01' },
  })
})

it('IMM 5562: compares the trips, row by row of the same element', () => {
  const trip = entry({
    kind: 'trip',
    title: 'Fair',
    country: 'FR',
    startsOn: '2023-05-01',
    endsOn: '2023-05-09',
  })
  const row = (number: number, from: string, to: string, destination: string) => ({
    [`IMM_5562/Page1/Item2A/PaddedList2A/List2A/s1#${number}/fromDate`]: from,
    [`IMM_5562/Page1/Item2A/PaddedList2A/List2A/s1#${number}/toDate`]: to,
    [`IMM_5562/Page1/Item2A/PaddedList2A/List2A/s1#${number}/Destination`]: destination,
  })
  const name = {
    'IMM_5562/Page1/Name/Item1/FamilyName': 'Okafor',
    'IMM_5562/Page1/Name/Item1/GivenNames': 'Amara',
  }
  expect(texts({ ...name, ...row(1, '2023-05', '2023-05', 'France') }, [self], [trip])).toEqual([])
  expect(
    texts(
      { ...name, ...row(1, '2023-05', '2023-05', 'Paris, France'), ...row(2, '2024-01', '2024-01', 'Ghana') },
      [self],
      [trip],
    ),
  ).toEqual(['Trip: “Ghana”, January 2024, is in the form and not in your history.'])
})

it('IMM 0008: reads the name, the parts of the birth date and the passport', () => {
  const passport = entry({
    kind: 'passport',
    title: 'A123 456',
    country: 'NG',
    startsOn: '2021-01-02',
    endsOn: '2031-01-01',
  })
  const p = 'form1/Page1/passport/Passport'
  const data = {
    'form1/Page1/PersonalDetails/q1/FamilyName': 'Okafor',
    'form1/Page1/PersonalDetails/q1/GivenName': 'Amara',
    'form1/Page1/PersonalDetails/q7-8/DOB/DOBYYYY': '1990',
    'form1/Page1/PersonalDetails/q7-8/DOB/DOBMM': '05',
    'form1/Page1/PersonalDetails/q7-8/DOB/DOBDD': '01',
    [`${p}/PassportNum/PassportNum`]: 'A123456',
    [`${p}/IssueDate/IssueDate`]: '2021-01-02',
    [`${p}/ExpiryDate`]: '2031-01-11',
  }
  expect(texts(data, [self], [passport])).toEqual([
    'Expiry date of passport A123 456: the form says 11 Jan 2031, your history 1 Jan 2031.',
  ])
  expect(texts(data, [self], [])).toEqual([
    'Passport of Amara Okafor: the form says A123456, your history none.',
  ])
})

it('knows no other form', () => {
  expect(readFilledForm([])).toBeNull()
  expect(readFilledForm(fields({ 'form1/Page1/FamilyName': 'X' }))).toBeNull()
})

it.each([
  ['2019-04-15', 'end', '2019-04-15'],
  ['20190415', 'start', '2019-04-15'],
  ['2019/04', 'start', '2019-04-01'],
  ['201904', 'end', '2019-04-30'],
  ['2024-02', 'end', '2024-02-29'],
  ['2019-13', 'end', null],
  ['', 'end', null],
  ['Present', 'end', null],
] as const)('%j as the %s is %j', (text, end, day) => {
  expect(readFormDay(text, end)).toBe(day)
})
