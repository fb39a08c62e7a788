import { isDay } from '../../../shared/days.ts'

/** Ways of writing a day, given as YYYY-MM-DD. */
const partsOf = (day: string) => {
  if (!isDay(day)) throw new Error(`${day} is no day.`)
  const [year = '', month = '', date = ''] = day.split('-')
  return { year, month, date }
}

const joined = (separator: string) => (day: string) => {
  const { year, month, date } = partsOf(day)
  return [date, month, year].join(separator)
}

export const dottedDay = joined('.')
export const slashedDay = joined('/')
export const spacedDay = joined(' ')

/** '17 September 2026', '17 de setembro de 2026', as the platform writes days in a language. */
export function longDay(day: string, locale: string, month: 'long' | 'short' = 'long'): string {
  const form = new Intl.DateTimeFormat(locale, { day: 'numeric', month, year: 'numeric', timeZone: 'UTC' })
  return form.format(new Date(`${day}T00:00:00Z`))
}

const englishMonths = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC']
const frenchMonths = ['JAN', 'FÉV', 'MARS', 'AVR', 'MAI', 'JUIN', 'JUIL', 'AOÛT', 'SEPT', 'OCT', 'NOV', 'DÉC']

/** '17 JUL 1991'. */
export function capitalDay(day: string): string {
  const { year, month, date } = partsOf(day)
  return `${date} ${englishMonths[Number(month) - 1]} ${year}`
}

/** '17 JUL / JUIL 1991', as passports in two languages print it. */
export function bilingualDay(day: string, separator = ' / '): string {
  const { year, month, date } = partsOf(day)
  const [english, french] = [englishMonths, frenchMonths].map((months) => months[Number(month) - 1])
  return `${date} ${english}${separator}${french} ${year}`
}

/** 25564.5 as '25,564.50', '25.564,50', '25 564,50' or '25’564.50', by its two marks. */
export function writtenAmount(amount: number, thousands: string, decimal: string): string {
  const [whole = '', cents = '00'] = amount.toFixed(2).split('.')
  return `${whole.replace(/\B(?=(\d{3})+$)/g, thousands)}${decimal}${cents}`
}

/** The machine-readable lines of a passport (ICAO Doc 9303, TD3). */
export function machineLines(passport: {
  country: string
  given: string
  family: string
  number: string
  birth: string
  expiry: string
  sex: 'M' | 'F'
}): string {
  const { country, number, sex } = passport
  const latin = (name: string) =>
    name
      .replace(/[ßẞ]/g, 'SS')
      .replace(/[ÄäÆæ]/g, 'AE')
      .replace(/[ÖöØø]/g, 'OE')
      .replace(/[Üü]/g, 'UE')
      .replace(/[Łł]/g, 'L')
      .replace(/ı/g, 'I')
      .normalize('NFKD')
      .replace(/[\p{M}'’]/gu, '')
      .toUpperCase()
      .replace(/[^A-Z]+/g, '<')
  const six = (day: string) => day.replaceAll('-', '').slice(2)
  const first = `P<${country}${latin(passport.family)}<<${latin(passport.given)}`.slice(0, 44).padEnd(44, '<')
  const checked = (value: string) => `${value}${checkDigit(value)}`
  const document = checked(number.padEnd(9, '<'))
  const birth = checked(six(passport.birth))
  const expiry = checked(six(passport.expiry))
  const optional = '<'.repeat(14)
  const composite = checkDigit(`${document}${birth}${expiry}${optional}0`)
  return `${first}\n${document}${country}${birth}${sex}${expiry}${optional}0${composite}`
}

function checkDigit(value: string): number {
  const weights = [7, 3, 1]
  const worth = (character: string) => (character === '<' ? 0 : Number.parseInt(character, 36))
  return [...value].reduce((sum, character, at) => sum + worth(character) * (weights[at % 3] ?? 0), 0) % 10
}
