import { expect, test } from 'vitest'
import { toScale } from '../pr-applications/validity/scale.ts'
import { changedFields } from './form-values.ts'
import { lookUpNames } from './team-names.ts'

test('who and what is not listed has a name that says so', () => {
  const names = lookUpNames({
    members: [{ id: 'm', fullName: 'Amara Okafor' }],
    organizations: [{ id: 'o', name: 'DMZ' }],
    documents: [],
  })
  expect([names.memberName('m'), names.memberName('gone')]).toEqual(['Amara Okafor', 'Unknown Member'])
  expect([names.organizationName('o'), names.organizationName('gone')]).toEqual([
    'DMZ',
    'Unknown Organization',
  ])
})

test('a form sends only what was changed', () => {
  const stored = { notes: null as string | null, coversMembers: ['a'], issuedDate: '2026-01-01' }
  expect(changedFields(stored, { ...stored, coversMembers: ['a'] })).toEqual({})
  expect(changedFields(stored, { notes: 'New', coversMembers: [], issuedDate: '2026-01-01' })).toEqual({
    notes: 'New',
    coversMembers: [],
  })
})

test('a place in the picture and its day are the same thing, over leap days too', () => {
  const scale = toScale({ start: '2027-08-29', end: '2030-02-28' }, '2028-02-29')
  for (const day of ['2027-08-29', '2028-02-29', '2028-03-01', '2029-12-31', '2030-02-28']) {
    expect(scale.dayAt(scale.at(day))).toBe(day)
  }
  expect([scale.at('2020-01-01'), scale.at('2040-01-01')]).toEqual([0, 100])
  expect([scale.dayAt(-5), scale.dayAt(120)]).toEqual(['2027-08-29', '2030-02-28'])
  expect(scale.ticks.length).toBeLessThanOrEqual(5)
  expect(scale.ticks.map(({ label }) => label)).toEqual([
    'Jan 2028',
    'Jul 2028',
    'Jan 2029',
    'Jul 2029',
    'Jan 2030',
  ])
  const wide = toScale({ start: '2026-11-21', end: '2031-11-21' }, '2026-11-21')
  expect(wide.ticks.map(({ label }) => label)).toEqual(['2028', '2029', '2030', '2031'])
})
