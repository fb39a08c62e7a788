import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DomainError } from '../errors.ts'
import { addDays, addMonths, dayInZone, daysBetween, isDay, setReadersZone, timeInZone } from './days.ts'

const anyDay = fc
  .integer({ min: -36_000, max: 84_000 })
  .map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10))

it('tells day and hour where the reader is said to be', () => {
  const moment = new Date('2026-11-20T23:30:00Z')
  setReadersZone('Asia/Tokyo')
  expect([dayInZone(moment), timeInZone(moment)]).toEqual(['2026-11-21', '08:30'])
  setReadersZone('America/Toronto')
  expect([dayInZone(moment), timeInZone(moment)]).toEqual(['2026-11-20', '18:30'])
  expect([dayInZone(moment, 'UTC'), timeInZone(moment, 'UTC')]).toEqual(['2026-11-20', '23:30'])
})

describe('calendar days', () => {
  it.each([
    ['2026-11-20', 1, '2026-11-21'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-02-28', 1, '2026-03-01'],
    ['2026-01-01', -1, '2025-12-31'],
    // The clocks change in Canada on 8 March 2026 and 1 November 2026.
    ['2026-03-07', 2, '2026-03-09'],
    ['2026-10-31', 2, '2026-11-02'],
  ])('%s and %i days is %s', (day, days, expected) => {
    expect(addDays(day, days)).toBe(expected)
  })

  it.each([
    ['2025-08-31', 6, '2026-02-28'],
    ['2027-08-31', 6, '2028-02-29'],
    ['2024-02-29', 24, '2026-02-28'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2026-11-20', 24, '2028-11-20'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-12-15', 1, '2027-01-15'],
  ])('%s and %i months is %s', (day, months, expected) => {
    expect(addMonths(day, months)).toBe(expected)
  })

  it.each(['2026-02-29', '2026-13-01', '2026-1-1', '', 'today', '2026-11-20T00:00:00Z', '+02026-01-01'])(
    'take %j for no day',
    (text) => {
      expect(isDay(text)).toBe(false)
      expect(() => addDays(text, 1)).toThrow(DomainError)
    },
  )

  it('come back the way they went', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -20_000, max: 20_000 }), (day, days) => {
        const other = addDays(day, days)
        expect(isDay(other)).toBe(true)
        expect(addDays(other, -days)).toBe(day)
        expect(daysBetween(day, other)).toBe(days)
      }),
    )
  })

  it('keep their order when months are added', () => {
    fc.assert(
      fc.property(anyDay, anyDay, fc.integer({ min: 0, max: 60 }), (a, b, months) => {
        const [earlier, later] = a <= b ? [a, b] : [b, a]
        expect(addMonths(earlier, months) <= addMonths(later, months)).toBe(true)
      }),
    )
  })
})

describe('the day of a moment', () => {
  it.each([
    // The same instant is three days' business around the world.
    ['2026-11-21T03:30:00Z', 'America/St_Johns', '2026-11-21'],
    ['2026-11-21T03:29:00Z', 'America/St_Johns', '2026-11-20'],
    ['2026-11-21T04:59:59Z', 'America/Toronto', '2026-11-20'],
    ['2026-11-21T05:00:00Z', 'America/Toronto', '2026-11-21'],
    ['2026-11-21T12:00:00Z', 'Pacific/Kiritimati', '2026-11-22'],
    ['2026-11-21T11:00:00Z', 'Pacific/Pago_Pago', '2026-11-21'],
    ['2028-03-01T00:30:00Z', 'America/Vancouver', '2028-02-29'],
    // The hour that the clocks skip, and the one that they repeat.
    ['2026-03-08T07:00:00Z', 'America/Toronto', '2026-03-08'],
    ['2026-11-01T05:30:00Z', 'America/Toronto', '2026-11-01'],
  ])('%s in %s is on %s', (moment, timeZone, day) => {
    expect(dayInZone(new Date(moment), timeZone)).toBe(day)
  })
})
