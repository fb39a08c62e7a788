import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { latestEdition } from '../program/editions.ts'
import { addDays } from '../shared/days.ts'
import { ageOn, childClock, familyEvents, familyPrice } from './family-clock.ts'

const today = '2026-11-22'
const receivedOn = '2023-06-15'
const person = (name: string, values: object = {}) => ({
  id: name,
  name,
  relation: 'child' as 'child' | 'self' | 'spouse',
  dateOfBirth: null as string | null,
  familySince: null as string | null,
  comesAlong: true,
  ...values,
})
const self = person('Amara', { relation: 'self', dateOfBirth: '1985-01-01' })

describe('a child’s age', () => {
  it.each([
    ['2001-06-16', 21, true],
    ['2001-06-15', 22, false],
    ['2005-11-22', 17, true],
    ['2024-01-01', 0, true],
  ])('of one born on %s is locked at %i on the day of receipt', (dateOfBirth, age, isDependant) => {
    const clock = childClock(person('T', { dateOfBirth }), { receivedOn, today })
    expect(clock).toMatchObject({ age, isLocked: true, isDependant })
  })

  it('never changes once it is locked', () => {
    const born = fc.integer({ min: 0, max: 15_000 }).map((days) => addDays('1990-01-01', days))
    fc.assert(
      fc.property(born, fc.nat(10_000), (dateOfBirth, later) => {
        const child = person('T', { dateOfBirth })
        const then = childClock(child, { receivedOn, today })
        expect(childClock(child, { receivedOn, today: addDays(today, later) })).toEqual(then)
      }),
    )
  })

  it('runs on while nothing is filed', () => {
    const child = person('T', { dateOfBirth: '2005-03-01' })
    const notFiled = { receivedOn: null, today }
    expect(childClock(child, notFiled)).toMatchObject({ age: 21, isLocked: false, turnsOn: '2027-03-01' })
    expect(childClock(child, { ...notFiled, today: '2027-03-01' }).isDependant).toBe(false)
    expect(childClock(person('T'), notFiled)).toMatchObject({ age: null, isDependant: null })
  })

  it('counts full years', () => {
    expect(ageOn('2000-02-29', '2022-02-27')).toBe(21)
    expect(ageOn('2000-02-29', '2022-02-28')).toBe(22)
    expect(ageOn('2000-11-22', '2022-11-21')).toBe(21)
  })
})

describe('what IRCC has to hear of', () => {
  const people = [
    self,
    person('Tunde', { relation: 'spouse', familySince: '2024-08-01' }),
    person('Zola', { dateOfBirth: '2025-02-03' }),
    person('Kofi', { dateOfBirth: '2015-02-03', familySince: '2026-01-05' }),
    person('Ada', { dateOfBirth: '2010-02-03' }),
  ]
  const entries = [
    { kind: 'address' as const, personId: 'Amara', startsOn: '2023-06-15' },
    { kind: 'address' as const, personId: 'Amara', startsOn: '2026-03-01' },
    { kind: 'address' as const, personId: 'Ada', startsOn: '2026-03-01' },
    { kind: 'trip' as const, personId: 'Amara', startsOn: '2026-04-01' },
  ]

  it('are births, marriages, adoptions and moves after the day of receipt', () => {
    expect(familyEvents(people, entries, { receivedOn, today })).toEqual([
      { day: '2024-08-01', kind: 'marriage', name: 'Tunde' },
      { day: '2025-02-03', kind: 'birth', name: 'Zola' },
      { day: '2026-01-05', kind: 'adoption', name: 'Kofi' },
      { day: '2026-03-01', kind: 'move', name: 'Amara' },
    ])
    expect(familyEvents(people, entries, { receivedOn: '2026-06-01', today })).toEqual([])
  })

  it('re-prices the funds and the fees', () => {
    const before = familyPrice(people, latestEdition, { on: receivedOn, receivedOn })
    const after = familyPrice(people, latestEdition, { on: today, receivedOn })
    expect(before).toEqual({ size: 2, settlementFunds: 19_001, fees: 1_895 + 600 + 270 + 170 })
    expect(after).toEqual({
      size: 5,
      settlementFunds: 32_168,
      fees: 1_895 + 600 + 990 + 600 + 3 * 270 + 170,
    })
  })
})

it('prices a single founder and a couple as the program’s fees say', () => {
  const price = (...people: ReturnType<typeof person>[]) =>
    familyPrice(people, latestEdition, { on: today, receivedOn: null })
  expect(price(self)).toEqual({ size: 1, settlementFunds: 15_263, fees: 2_495 + 85 })
  const spouse = person('Tunde', { relation: 'spouse' })
  expect(price(self, spouse)).toMatchObject({ size: 2, fees: 4_085 + 170 })
  // Who stays behind counts for the funds and pays nothing.
  expect(price(self, { ...spouse, comesAlong: false })).toEqual({
    size: 2,
    settlementFunds: 19_001,
    fees: 2_495 + 85,
  })
})

it('keeps a child of 21 at the receipt in the family, and one of 22 not', () => {
  const of = (dateOfBirth: string) =>
    familyPrice([self, person('T', { dateOfBirth })], latestEdition, { on: today, receivedOn }).size
  expect([of('2001-06-16'), of('2001-06-15')]).toEqual([2, 1])
})
