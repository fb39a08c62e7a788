import { parse } from 'mrz'
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

const lineLength = 44
// Recognition puts spaces into the lines, and takes their fillers for « and for other marks.
const firstLine = /^[ \t]*(?<line>P[A-Z<«‹][A-Z<«‹ ]{2,5}[A-Z<«‹ ]{22,50})[ \t]*$/
const secondLine = /^[ \t]*(?<line>[A-Z0-9<«‹ ]{40,54})[ \t]*$/
const mostLines = 8_000

/** The zone at the foot of a passport page, read by the library `mrz`; undefined where there is none. */
export function findMachineZone(text: string): MachineZone | undefined {
  const lines = [...text.matchAll(/[^\n\r\f]+/g)].slice(0, mostLines)
  for (const [index, match] of lines.entries()) {
    const first = match[0].length < 70 ? firstLine.exec(match[0])?.groups?.line : undefined
    const next = lines[index + 1]
    const second = next && next[0].length < 70 ? secondLine.exec(next[0])?.groups?.line : undefined
    if (!first || !second || !next) continue
    const zone = readZone(cleaned(first), cleaned(second))
    if (!zone) continue
    const start = match.index + match[0].indexOf(first)
    const secondStart = next.index + next[0].indexOf(second)
    const end = secondStart + second.trimEnd().length
    return { ...zone, start, end, second: { start: secondStart, end } }
  }
  return undefined
}

function cleaned(line: string): string {
  return line.replace(/[«‹]/g, '<').replace(/\s+/g, '').slice(0, lineLength).padEnd(lineLength, '<')
}

const checkDigits = [
  'documentNumberCheckDigit',
  'birthDateCheckDigit',
  'expirationDateCheckDigit',
  'personalNumberCheckDigit',
  'compositeCheckDigit',
]

function readZone(first: string, second: string): Omit<MachineZone, keyof Span | 'second'> | undefined {
  const { format, details } = parse([first, second], { autocorrect: true })
  if (format !== 'TD3') return undefined
  const detailOf = (field: string) => details.find((detail) => detail.field === field)
  const number = detailOf('documentNumber')
  if (!number?.value || !/\d/.test(number.value)) return undefined
  return {
    name: [detailOf('firstName')?.value, detailOf('lastName')?.value].filter(Boolean).join(' '),
    documentNumber: number.value.replaceAll('<', ''),
    dateOfBirth: dayOf(second.slice(13, 19), 'birth'),
    expiresOn: dayOf(second.slice(21, 27), 'expiry'),
    digitsFit: checkDigits.every((field) => detailOf(field)?.valid !== false),
  }
}

/** Two figures for the year: a passport runs out in this century; its holder was born in the last hundred years. */
function dayOf(misread: string, event: 'birth' | 'expiry'): string | null {
  const figures = misread.replaceAll('O', '0').replaceAll('I', '1')
  const [year, month, day] = [figures.slice(0, 2), figures.slice(2, 4), figures.slice(4, 6)]
  const century = event === 'expiry' ? (Number(year) > 90 ? '19' : '20') : Number(year) > 24 ? '19' : '20'
  const whole = `${century}${year}-${month}-${day}`
  return isDay(whole) ? whole : null
}
