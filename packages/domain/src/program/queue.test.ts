import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../shared/days.ts'
import { queueByFilingDay, queueCaveat, queueEvents, wholeQueue, yearsToServe } from './queue.ts'
import { lastFilingDay } from './validity.ts'

describe('the queue', () => {
  it('gives 47, 93 and 186 years for 46,600 people at 1,000, 500 and 250 places', () => {
    expect(wholeQueue()).toEqual({
      people: 46_600,
      rows: [
        { placesAYear: 1_000, years: 47 },
        { placesAYear: 500, years: 93 },
        { placesAYear: 250, years: 186 },
      ],
    })
  })

  it('is called arithmetic, not a forecast', () => {
    expect(queueCaveat).toMatch(/^This is arithmetic, not a forecast/)
  })

  it('never takes fewer years for more people or fewer places', () => {
    const people = fc.integer({ min: 0, max: 1_000_000 })
    const places = fc.integer({ min: 1, max: 10_000 })
    fc.assert(
      fc.property(people, places, fc.nat(1000), (waiting, each, more) => {
        expect(yearsToServe(waiting + more, each)).toBeGreaterThanOrEqual(yearsToServe(waiting, each))
        expect(yearsToServe(waiting, each + more)).toBeLessThanOrEqual(yearsToServe(waiting, each))
      }),
    )
  })

  it('yields one number for no filing day', () => {
    fc.assert(
      fc.property(fc.integer({ min: -3000, max: 3000 }), (days) => {
        const { years, text } = queueByFilingDay(addDays('2022-06-01', days))
        if (years !== null) expect(years.to).toBeGreaterThan(years.from)
        expect(text).not.toMatch(/you (will )?wait/)
      }),
    )
  })

  it.each([
    ['2020-05-01', { from: 0, to: 1 }],
    ['2021-05-01', { from: 1, to: 7 }],
    ['2023-05-01', { from: 10, to: 186 }],
    ['2019-05-01', null],
    [addDays(lastFilingDay.value, 1), null],
  ])('answers %s with %j', (day, years) => {
    expect(queueByFilingDay(day).years).toEqual(years)
  })

  it('tells the events with their days and sources, oldest first', () => {
    const days = queueEvents.flatMap(({ effectiveFrom }) => (effectiveFrom === null ? [] : [effectiveFrom]))
    expect(days).toEqual(days.toSorted())
    for (const { source, checkedOn } of queueEvents) {
      expect(source.url).toMatch(/^https:/)
      expect(checkedOn).toMatch(/^2026-/)
    }
  })
})
