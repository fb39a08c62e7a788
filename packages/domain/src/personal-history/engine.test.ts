import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, addMonths } from '../shared/days.ts'
import { historyGaps, historyWindow, policeCountries, type Spell, travelList } from './engine.ts'
import { monthOf } from './months.ts'

const today = '2026-11-22'
const adult = { dateOfBirth: '1990-05-01' }
const spell = (kind: Spell['kind'], startsOn: string, endsOn: string | null, country = 'BR'): Spell => ({
  kind,
  country,
  startsOn,
  endsOn,
})
const window = { from: '2016-11-22', to: today }
const namesOf = (entries: readonly Spell[], within = window) =>
  historyGaps(entries, 'activity', within).map(({ name }) => name)

const anyDay = fc.integer({ min: 0, max: 9000 }).map((days) => addDays('2004-01-01', days))
const anySpell = fc
  .record({
    kind: fc.constantFrom<Spell['kind']>('activity', 'address', 'trip'),
    country: fc.constantFrom('BR', 'CA', 'NG', 'FR'),
    startsOn: anyDay,
    days: fc.option(fc.nat(1500)),
  })
  .map(
    ({ days, ...rest }): Spell => ({ ...rest, endsOn: days === null ? null : addDays(rest.startsOn, days) }),
  )
const anyHistory = fc.array(anySpell, { maxLength: 25 })
const anyBirth = fc.option(fc.integer({ min: 0, max: 15_000 }).map((days) => addDays('1970-01-01', days)))
const allOf = (dateOfBirth: string | null, entries: readonly Spell[]) => ({
  gaps: historyGaps(entries, 'activity', window),
  addresses: historyGaps(entries, 'address', window),
  police: policeCountries({ dateOfBirth }, entries, today),
  trips: travelList({ dateOfBirth }, entries, today),
})

describe('the window of a history', () => {
  it.each([
    [null, '2016-11-22'],
    ['1990-05-01', '2016-11-22'],
    ['2000-05-01', '2018-05-01'],
    ['1998-11-22', '2016-11-22'],
    ['2008-11-22', '2026-11-22'],
    ['2008-11-23', null],
  ])('of somebody born on %s begins on %s', (dateOfBirth, from) => {
    expect(historyWindow({ dateOfBirth }, today)?.from ?? null).toBe(from)
  })
})

describe('the months that are missing', () => {
  it('are named', () => {
    const jobs = [
      spell('activity', '2010-01-01', '2019-03-31'),
      spell('activity', '2019-05-01', '2020-11-10'),
      spell('activity', '2021-03-01', '2024-01-31'),
      spell('activity', '2024-04-30', null),
    ]
    expect(namesOf(jobs)).toEqual(['April 2019', 'December 2020 to February 2021', 'February to March 2024'])
    expect(namesOf([])).toEqual(['November 2016 to November 2026'])
    expect(namesOf([spell('activity', '2010-01-01', null)])).toEqual([])
  })

  it('are none where entries overlap, or one ends and the next begins in the same month', () => {
    expect(
      namesOf([
        spell('activity', '2015-01-01', '2020-06-30'),
        spell('activity', '2018-01-01', '2022-04-03'),
        spell('activity', '2022-04-28', null),
      ]),
    ).toEqual([])
  })

  it('are the months that no entry touches, each once and in order', () => {
    fc.assert(
      fc.property(anyHistory, (entries) => {
        const missing = historyGaps(entries, 'activity', window).flatMap(({ from, to }) =>
          Array.from({ length: to - from + 1 }, (_, index) => from + index),
        )
        const touched = (month: number) =>
          entries.some(
            ({ kind, startsOn, endsOn }) =>
              kind === 'activity' &&
              startsOn !== null &&
              startsOn <= today &&
              monthOf(startsOn) <= month &&
              month <= monthOf(endsOn ?? today),
          )
        const first = monthOf(window.from)
        const months = Array.from({ length: monthOf(today) - first + 1 }, (_, index) => first + index)
        expect(missing).toEqual(months.filter((month) => !touched(month)))
      }),
    )
  })
})

describe('any history', () => {
  it('says the same in whatever order it was entered', () => {
    const shuffled = anyHistory.chain((entries) =>
      fc.tuple(
        fc.constant(entries),
        fc.shuffledSubarray(entries, { minLength: entries.length, maxLength: entries.length }),
      ),
    )
    fc.assert(
      fc.property(shuffled, anyBirth, ([entries, other], dateOfBirth) => {
        expect(allOf(dateOfBirth, other)).toEqual(allOf(dateOfBirth, entries))
      }),
    )
  })

  it('says the same where an entry is entered twice, or once more within its own days', () => {
    fc.assert(
      fc.property(anyHistory, anyBirth, fc.nat(1500), (entries, dateOfBirth, cut) => {
        const within = entries
          .filter(({ kind }) => kind !== 'trip')
          .map((entry) => {
            const startsOn = addDays(entry.startsOn ?? today, cut)
            const isInside = entry.endsOn !== null && startsOn <= entry.endsOn
            return isInside ? { ...entry, startsOn } : entry
          })
        const { police, gaps, addresses, trips } = allOf(dateOfBirth, [...entries, ...entries, ...within])
        expect({ police, gaps, addresses, trips }).toEqual(allOf(dateOfBirth, entries))
      }),
    )
  })
})

describe('a police certificate', () => {
  const countriesOf = (entries: readonly Spell[], dateOfBirth: string | null = adult.dateOfBirth) =>
    policeCountries({ dateOfBirth }, entries, today).map(({ country }) => country)

  it('is asked for after six months in a row, and not after two and four', () => {
    expect(countriesOf([spell('address', '2020-01-01', '2020-06-30')])).toEqual(['BR'])
    expect(countriesOf([spell('address', '2020-01-01', '2020-06-29')])).toEqual([])
    expect(
      countriesOf([spell('trip', '2020-01-01', '2020-02-29'), spell('trip', '2020-05-01', '2020-08-31')]),
    ).toEqual([])
    // Without a day between them they are six in a row.
    expect(
      countriesOf([spell('address', '2020-03-01', '2020-06-30'), spell('trip', '2020-01-01', '2020-02-29')]),
    ).toEqual(['BR'])
  })

  it('looks at what was since the age of 18 and in the last ten years', () => {
    const school = [spell('address', '2005-01-01', '2018-10-30', 'NG')]
    expect(countriesOf(school, '2000-05-01')).toEqual([])
    expect(countriesOf(school, '2000-04-30')).toEqual(['NG'])
    expect(countriesOf([spell('address', '2000-01-01', '2016-11-21', 'FR')])).toEqual([])
    expect(countriesOf([spell('address', '2000-01-01', '2016-11-22', 'FR')])).toEqual(['FR'])
    expect(countriesOf([spell('address', '2000-01-01', null)], '2010-01-01')).toEqual([])
  })

  it('knows the country lived in now, and the last stay in every other', () => {
    expect(
      policeCountries(
        adult,
        [
          spell('address', '2024-03-01', null, 'CA'),
          spell('address', '2012-01-01', '2017-01-31'),
          spell('address', '2019-01-01', '2024-02-29'),
        ],
        today,
      ),
    ).toEqual([
      { country: 'BR', livesThere: false, lastStay: { from: '2019-01-01', to: '2024-02-29' } },
      { country: 'CA', livesThere: true, lastStay: { from: '2024-03-01', to: today } },
    ])
  })

  it('is never asked for a stay of less than six months, whatever else there was', () => {
    fc.assert(
      fc.property(anyHistory, anyBirth, (entries, dateOfBirth) => {
        for (const { lastStay } of policeCountries({ dateOfBirth }, entries, today)) {
          expect(addMonths(lastStay.from, 6) <= addDays(lastStay.to, 1)).toBe(true)
        }
      }),
    )
  })
})

it('fills the list of trips, newest first', () => {
  const entries = [
    spell('trip', '2019-07-01', '2019-07-10', 'FR'),
    spell('trip', '2026-11-20', null, 'US'),
    spell('trip', '2019-07-01', '2019-07-10', 'FR'),
    spell('trip', '2001-07-01', '2001-07-10', 'DE'),
    spell('address', '2020-01-01', null, 'CA'),
  ]
  expect(travelList(adult, entries, today)).toEqual([
    { country: 'US', from: '2026-11-20', to: today, isOpen: true, days: 3 },
    { country: 'FR', from: '2019-07-01', to: '2019-07-10', isOpen: false, days: 10 },
  ])
})
