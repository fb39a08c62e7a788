import { isDay } from '../../shared/days.ts'
import type { Span } from './span.ts'

/** The two machine-readable lines of a passport page (ICAO Doc 9303, TD3). */
export type MachineZone = Span & {
  readonly name: string
  readonly documentNumber: string
  /** YYYY-MM-DD, or null where the figures are no day. */
  readonly dateOfBirth: string | null
  readonly expiresOn: string | null
  readonly second: Span
  /** Whether every check digit fits what it checks. A misread letter shows here. */
  readonly digitsFit: boolean
}

const lines =
  /^[ \t]*(?<first>P[A-Z<][A-Z<]{3}[A-Z<]{20,39})[ \t]*\r?\n[ \t]*(?<second>(?<number>[A-Z0-9<]{9})(?<numberDigit>[0-9<])[A-Z<]{3}(?<birth>\d{6})(?<birthDigit>\d)[MFX<](?<expiry>\d{6})(?<expiryDigit>\d)(?<optional>[A-Z0-9<]{14})(?<optionalDigit>[0-9<])(?<composite>\d))[ \t]*$/dm

export function findMachineZone(text: string): MachineZone | undefined {
  const match = lines.exec(text)
  const groups = match?.groups as Record<string, string> | undefined
  if (!match || !groups) return undefined
  const { first = '', number = '', numberDigit = '', birth = '', birthDigit = '' } = groups
  const { expiry = '', expiryDigit = '', optional = '', optionalDigit = '', composite = '' } = groups
  const [family = '', given = ''] = first.slice(5).split('<<')
  const [start, end] = match.indices?.groups?.first ?? [match.index, match.index]
  const [secondStart, secondEnd] = match.indices?.groups?.second ?? [start, end]
  const checked = [
    [number, numberDigit],
    [birth, birthDigit],
    [expiry, expiryDigit],
    [number + numberDigit + birth + birthDigit + expiry + expiryDigit + optional + optionalDigit, composite],
  ] as const
  const optionalFits = optionalDigit === '<' ? !/[^<]/.test(optional) : checkDigit(optional) === optionalDigit
  return {
    name: [given, family]
      .map((part) => part.replace(/<+/g, ' ').trim())
      .filter(Boolean)
      .join(' '),
    documentNumber: number.replaceAll('<', ''),
    dateOfBirth: dayOf(birth, 'birth'),
    expiresOn: dayOf(expiry, 'expiry'),
    start,
    end: secondEnd,
    second: { start: secondStart, end: secondEnd },
    digitsFit: optionalFits && checked.every(([value, digit]) => checkDigit(value) === digit),
  }
}

/** Weights 7, 3, 1; letters count from 10, the filler 0. */
function checkDigit(value: string): string {
  const weights = [7, 3, 1]
  let sum = 0
  for (let index = 0; index < value.length; index++) {
    const character = value.charAt(index)
    const worth = character === '<' ? 0 : Number.parseInt(character, 36)
    sum += worth * (weights[index % 3] ?? 0)
  }
  return String(sum % 10)
}

/** Two figures for the year: a passport runs out in this century; its holder was born in the last hundred years. */
function dayOf(figures: string, event: 'birth' | 'expiry'): string | null {
  const [year, month, day] = [figures.slice(0, 2), figures.slice(2, 4), figures.slice(4, 6)]
  const century = event === 'expiry' ? (Number(year) > 90 ? '19' : '20') : Number(year) > 24 ? '19' : '20'
  const whole = `${century}${year}-${month}-${day}`
  return isDay(whole) ? whole : null
}
