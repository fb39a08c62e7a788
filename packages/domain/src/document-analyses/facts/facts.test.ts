import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readLayout } from '../layout/read-layout.ts'
import { createPager, sentenceAround } from '../layout/span.ts'
import { findAmounts, largestAmount } from './amounts.ts'
import { dateLabelled, findDates, readDates } from './dates.ts'
import { findOrganization, findPeople } from './names.ts'
import { findObligations } from './obligations.ts'

describe('findDates', () => {
  it.each([
    ['2026-11-20', '2026-11-20'],
    ['at 2026-11-20T10:00:00Z', '2026-11-20'],
    ['2026/11/20', '2026-11-20'],
    ['20 Nov 2026', '2026-11-20'],
    ['20 Nov. 2026', '2026-11-20'],
    ['20th of November 2026', '2026-11-20'],
    ['November 20, 2026', '2026-11-20'],
    ['Sept 3rd, 2026', '2026-09-03'],
    ['MAY 1 2026', '2026-05-01'],
    ['1er janvier 2027', '2027-01-01'],
    ['3 août 2026', '2026-08-03'],
    ['15 juin 2026', '2026-06-15'],
    ['15 juillet 2026', '2026-07-15'],
    ['20/11/2026', '2026-11-20'],
    ['11/20/2026', '2026-11-20'],
    ['05/05/2026', '2026-05-05'],
  ])('reads %j as %s', (text, day) => {
    expect(findDates(text).map((found) => found.day)).toEqual([day])
  })

  it.each([
    '30 February 2026',
    '2026-13-01',
    '5/6/2026',
    '1234-5678',
    'May 2026',
    '120 Nov 2026',
    'Nov 20 20261',
  ])('finds no day in %j', (text) => {
    expect(findDates(text)).toEqual([])
  })

  it.each([
    ['выдан 25 марта 2025 г.', '2025-03-25'],
    ['签发日期 2025年11月20日', '2025-11-20'],
    ['rilasciato il 12 maggio 2025 a Milano', '2025-05-12'],
    ['ngày 5 tháng 3 năm 2025', '2025-03-05'],
    ['Annettu 5 maaliskuuta 2024', '2024-03-05'],
    ['Given under my hand on the fifth of May, 2025', '2025-05-05'],
  ])('reads %j by the library, as %s', (text, day) => {
    expect(findDates(text).map((found) => found.day)).toEqual([day])
  })

  it('leaves to the text what the library would take from a language', () => {
    expect(readDates('Valid 03/04/2025. Rilasciato il 12 maggio 2024.')).toMatchObject({
      dates: [{ day: '2024-05-12' }],
      order: null,
      undecided: [{ start: 6, end: 16 }],
    })
  })

  it('reads no day where a year stands among other things', () => {
    const text =
      'Founded in 2019, the company had 12 people in May and expects sales of 2025 units by next Monday.'
    expect(findDates(text)).toEqual([])
  })

  it('stays quick in a text that is full of years', { timeout: 5_000 }, () => {
    expect(findDates('In the year 2025 and in 2026, \n'.repeat(15_000))).toEqual([])
  })

  it('points at what it read', () => {
    const text = 'Issued 20 Nov 2025, valid until November 20, 2026.'
    expect(findDates(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      '20 Nov 2025',
      'November 20, 2026',
    ])
  })

  it('finds the one behind a label', () => {
    const text = 'Date of birth: 1 Jan 1990\nDate of test: 12 May 2026\nReport date 20 May 2026'
    expect(dateLabelled(text, findDates(text), /date of test/)?.day).toBe('2026-05-12')
    expect(dateLabelled(text, findDates(text), /issued/)).toBeUndefined()
  })
})

describe('findAmounts', () => {
  it.each([
    ['$25,564.00 CAD', 25_564, 'CAD'],
    ['CAD 25 564,50', 25_564.5, 'CAD'],
    ['CAD $200K', 200_000, 'CAD'],
    ['C$1.2 million', 1_200_000, 'CAD'],
    ['75,000 Canadian dollars', 75_000, 'CAD'],
    ['25 564,00 $', 25_564, null],
    ['$75000', 75_000, null],
    ['US$ 9.5', 9.5, 'USD'],
    ['INR 12,50,000.00', 1_250_000, 'INR'],
    ['€ 1.234.567,89', 1_234_567.89, 'EUR'],
    ['£10', 10, 'GBP'],
  ])('reads %j', (text, amount, currency) => {
    expect(findAmounts(text)).toEqual([{ amount, currency, start: 0, end: text.length }])
  })

  it.each(['Account 1234 5678', '20 Nov 2026', 'page 3 of 5', '12,345', 'A$AP'])(
    'finds none in %j',
    (text) => {
      expect(findAmounts(text)).toEqual([])
    },
  )

  it('keeps amounts beside each other apart', () => {
    expect(findAmounts('$5,000 $6,000 and 7 000 $').map(({ amount }) => amount)).toEqual([
      5_000, 6_000, 7_000,
    ])
    expect(findAmounts('Account 123 25,000 CAD').map(({ amount }) => amount)).toEqual([25_000])
  })

  it('gives the largest, and none of none', () => {
    expect(largestAmount(findAmounts('$5, $7 and $6'))?.amount).toBe(7)
    expect(largestAmount([])).toBeUndefined()
  })
})

const organizationIn = (text: string, known: readonly string[]) => findOrganization(readLayout(text), known)

describe('names', () => {
  it('finds people and no headings', () => {
    const text = 'Designated Organization: Amina Osei and Ravi de la Cruz, of Maple Leaf Angels, Toronto.'
    expect(findPeople(text, { start: 0, end: text.length }).map(({ name }) => name)).toEqual([
      'Amina Osei',
      'Ravi de la Cruz',
    ])
  })

  it.each([
    ['Designated organization: Maple Leaf Angels', 'Maple Leaf Angels'],
    ['Issued by: 7 Gate Ventures', '7 Gate Ventures'],
    ['20 November 2026 Pacific Health Accelerator supports', 'Pacific Health Accelerator'],
    ['I write on behalf of Innovation Factory.', 'Innovation Factory'],
  ])('finds the organization of %j', (text, name) => {
    expect(organizationIn(text, [])?.value).toBe(name)
  })

  it('finds a known name wherever it stands, and none where there is none', () => {
    const text = 'From the desk of VIATEC'
    expect(organizationIn(text, ['DMZ', '', 'VIATEC'])).toMatchObject({ value: 'VIATEC', start: 17, end: 23 })
    expect(organizationIn(text, [])).toBeUndefined()
    expect(organizationIn('Venture Capital Fund', [])).toBeUndefined()
  })
})

describe('spans', () => {
  it('are the sentence around a place, whatever its abbreviations', () => {
    const text = 'Dear Sir. Account no. 5 of Mr. Patel holds $9! Yours'
    const at = text.indexOf('holds')
    const { start, end } = sentenceAround(text, { start: at, end: at + 5 })
    expect(text.slice(start, end)).toBe('Account no. 5 of Mr. Patel holds $9!')
  })

  it('always hold the place that they are around, without white space at the ends', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 400 }),
        fc.nat(400),
        fc.string({ maxLength: 400 }),
        (before, _, after) => {
          const text = `${before}must${after}`
          const place = { start: before.length, end: before.length + 4 }
          const { start, end } = sentenceAround(text, place)
          expect(start).toBeLessThanOrEqual(place.start)
          expect(end).toBeGreaterThanOrEqual(place.end)
          expect(text.slice(start, end).trim()).toBe(text.slice(start, end))
        },
      ),
    )
  })

  it('know their page where the text has pages', () => {
    const pageOf = createPager('one\ftwo\fthree')
    expect([0, 4, 8].map(pageOf)).toEqual([1, 2, 3])
    expect(createPager('one')(0)).toBeNull()
  })
})

describe('findObligations', () => {
  it('are the sentences that ask for something, each once', () => {
    const text = 'We support you. You must sign and you must pay. Report within 30 days!\nAll is well.'
    expect(findObligations(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      'You must sign and you must pay.',
      'Report within 30 days!',
    ])
  })
})
