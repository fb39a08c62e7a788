import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatCad } from '../formatting.ts'
import {
  readDollars,
  readMoney,
  readNumber,
  readPercent,
  readWhole,
  remarkOnDollars,
} from './typed-number.ts'

/** As people around the world write the same amounts; gathered before the reader was written, and not tuned to it. */
const amounts: readonly (readonly [typed: string, exact: number | undefined])[] = [
  ['0', 0],
  ['75000', 75_000],
  ['75,000', 75_000],
  ['75 000', 75_000],
  ['75\u00a0000', 75_000],
  ['75\u202f000', 75_000],
  ['75\u2009000', 75_000],
  ["75'000", 75_000],
  ['75’000', 75_000],
  ['75.000', 75_000],
  ['1.234.567', 1_234_567],
  ['1,234,567.89', 1_234_567.89],
  ['1.234.567,89', 1_234_567.89],
  ['1 234 567,89', 1_234_567.89],
  ['1’234’567.89', 1_234_567.89],
  ['12,34,567.50', 1_234_567.5],
  ['1 234,50', 1_234.5],
  ['1 234,5', 1_234.5],
  ['1 234,500', 1_234.5],
  ['1,234.500', 1_234.5],
  ['12,34', 12.34],
  ['12,5', 12.5],
  ['.5', 0.5],
  [',5', 0.5],
  ['10.', 10],
  ['10,', 10],
  ['0,500', 0.5],
  ['1234,567', 1234.567],
  ['$75,000', 75_000],
  ['$ 75 000', 75_000],
  ['75 000 $', 75_000],
  ['75 000,00 $', 75_000],
  ['CAD 75,000', 75_000],
  ['75,000 cad', 75_000],
  ['CA$75,000.00', 75_000],
  ['C$ 75,000', 75_000],
  ['$75,000 CAD', 75_000],
  ['CDN$75,000', 75_000],
  ['＄７５，０００', 75_000],
  ['٧٥٬٠٠٠', 75_000],
  ['٧٥٠٠٠', 75_000],
  ['٧٥٬٠٠٠٫٥٠', 75_000.5],
  ['۷۵٬۰۰۰', 75_000],
  ['७५,०००', 75_000],
  ['৭৫,০০০', 75_000],
  ['๗๕,๐๐๐', 75_000],
  ['\u200f٧٥٬٠٠٠\u200f', 75_000],
  ['-5', -5],
  ['−5', -5],
  ['-$5', -5],
  ['$-5', -5],
  ['', undefined],
  ['.', undefined],
  [',', undefined],
  ['$', undefined],
  ['CAD', undefined],
  ['75k', undefined],
  ['1e5', undefined],
  ['0x10', undefined],
  ['Infinity', undefined],
  ['NaN', undefined],
  ['75,00,0', undefined],
  ['1,2345,678', undefined],
  ['1.234,567.89', undefined],
  ['1,234 567', undefined],
  ["1 234'567", undefined],
  ['75 00', undefined],
  ['1..5', undefined],
  ['1,,234', undefined],
  ['--5', undefined],
  ['5-', undefined],
  ['US$75,000', undefined],
  ['USD 75,000', undefined],
  ['€75.000', undefined],
  ['75,000 INR', undefined],
  ['seventy', undefined],
  ['७५ हजार', undefined],
  ['10 20', undefined],
  ['75,000 or so', undefined],
]

describe('an amount', () => {
  it.each(amounts)('%j is %s', (typed, exact) => {
    expect(readMoney(typed)).toBe(exact)
    expect(readDollars(typed)).toBe(exact === undefined ? undefined : Math.floor(exact))
  })

  it.each([
    ['1,234', 1234, 1234],
    ['1.234', 1.234, 1234],
    ['12.500', 12.5, 12_500],
    ['0.500', 0.5, 0.5],
    ['1234.567', 1234.567, 1234.567],
  ])('%j is %d as a number and %d as money', (typed, number, money) => {
    expect(readNumber(typed)).toBe(number)
    expect(readMoney(typed)).toBe(money)
  })

  it.each([
    ['75,000', null],
    ['75 000,00 $', null],
    ['75,000.99', 'Cents are left out: counted as $75,000.'],
    ['12,34', 'Cents are left out: counted as $12.'],
    ['75.000', 'Read as $75,000.'],
    ['a lot', null],
    ['', null],
  ])('%j has the remark %j', (typed, remark) => {
    expect(remarkOnDollars(typed, formatCad)).toBe(remark)
  })

  const locales = ['en-CA', 'fr-CA', 'de-DE', 'de-CH', 'en-IN', 'pt-BR', 'ar-EG', 'fa-IR', 'ne-NP', 'sv-SE']

  it('is read as each language writes it', () => {
    const writers = locales.map(
      (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
    )
    const anyCents = fc.integer({ min: 0, max: 200_000_000_000 })
    fc.assert(
      fc.property(fc.constantFrom(...writers), anyCents, (writer, cents) => {
        expect(readMoney(writer.format(cents / 100))).toBe(cents / 100)
      }),
      { numRuns: 500 },
    )
  })

  it('is read in whole dollars as each language writes it', () => {
    const writers = locales.map((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }))
    fc.assert(
      fc.property(
        fc.constantFrom(...writers),
        fc.integer({ min: 0, max: 2_000_000_000 }),
        (writer, amount) => {
          expect(readDollars(writer.format(amount))).toBe(amount)
        },
      ),
      { numRuns: 500 },
    )
  })

  it('never throws, and is a finite number where it is one', () => {
    const anyCharacter = fc.integer({ min: 0, max: 0x10_ff_ff }).map((code) => String.fromCodePoint(code))
    const digitOrMark = fc.constantFrom(..."0123456789.,' $%-٠٩٫٬")
    const anyText = fc.array(fc.oneof(digitOrMark, anyCharacter), { maxLength: 20 })
    fc.assert(
      fc.property(
        anyText.map((parts) => parts.join('')),
        (text) => {
          for (const reader of [readMoney, readDollars, readNumber, readWhole, readPercent]) {
            const value = reader(text)
            expect(value === undefined || Number.isFinite(value)).toBe(true)
          }
        },
      ),
      { numRuns: 1000 },
    )
  })
})

describe('other numbers', () => {
  it('take a percent sign where a share is asked for, and are whole where asked', () => {
    expect(readPercent('12,5 %')).toBe(12.5)
    expect(readPercent('١٢٫٥٪')).toBe(12.5)
    expect(readNumber('12.5%')).toBeUndefined()
    expect(readWhole('7')).toBe(7)
    expect(readWhole('7.0')).toBe(7)
    expect(readWhole('7.5')).toBeUndefined()
    expect(readWhole('$7')).toBeUndefined()
  })
})
