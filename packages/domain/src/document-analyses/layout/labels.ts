import type { Span } from './span.ts'

/** A value as a text states it, and where. */
export type FoundValue = Span & { readonly value: string; readonly way?: Way }

/** How a value was found, which tells how far it can be trusted. */
export const ways = ['zone', 'beside', 'below', 'above', 'sentence', 'heading', 'guess'] as const
export type Way = (typeof ways)[number]

/** The forms of values. Sticky: each is tried at one place only. */
const particle =
  "(?:de|da|do|dos|das|del|della|di|van|von|der|den|ter|bin|ibn|bint|al|el|la|le|les|du|des|y|e|zu|zur|d['’])"
// Arabic, and the scripts of East Asia, have no capitals.
const wordOfName = String.raw`(?:\p{Lu}|(?![ªº])\p{Lo})[\p{L}\p{M}'’-]{0,40}`
const nameForm = String.raw`(?:${particle}[ \t]{1,2}){0,2}${wordOfName}(?:[ \t]{1,2}(?:${particle}[ \t]{1,2}){0,2}${wordOfName}){0,5}`
const titles = String.raw`(?:(?:Mr|Mrs|Ms|Miss|Mx|Dr|Dre|Prof|Smt|Shri|Sri|Mag|Ing|Lic|Dipl|Eng|Sheikh|C|M|Mme|Mlle|Madame|Monsieur|Herrn?|Frau|D|Don|Doña|Dña|D\.ª|Sr|Sra|Srta|Senhor|Senhora)\b\.?ª?[ \t]{1,2}|السيدة?[ \t]{1,2}){0,2}`

export const personForm = new RegExp(`${titles}(?<value>${nameForm})`, 'duy')
export const placeForm = new RegExp(`(?<value>${nameForm})`, 'duy')

/** A label with its value behind it in the line, or alone in its line with the value in the next one. */
const gaps = [
  /[ \t]{0,3}[:.#–|-]{0,2}[ \t]{0,8}(?:(?:is|est|ist|es|é)[ \t:]{1,3})?/y,
  /[ \t:.]{0,4}(?:\r?\n[ \t]{0,40}){1,3}/y,
]

/**
 * The value that stands behind a label. `label` needs the flags g, i and u; `form` d, u and y, with a group `value`. Undefined
 * where no label has such a value.
 */
export function valueBehind(text: string, label: RegExp, form: RegExp): FoundValue | undefined {
  for (const match of text.matchAll(label)) {
    const behind = match.index + match[0].length
    for (const gap of gaps) {
      const width = matchAt(gap, text, behind)?.[0].length
      const found = width === undefined ? null : matchAt(form, text, behind + width)
      if (found) return asFoundValue(found)
    }
  }
  return undefined
}

export function asFoundValue(match: RegExpExecArray): FoundValue {
  const value = match.groups?.value ?? match[0]
  const [start, end] = match.indices?.groups?.value ?? [match.index, match.index + match[0].length]
  return { value: value.replace(/\s+/g, ' '), start, end }
}

function matchAt(pattern: RegExp, text: string, index: number): RegExpExecArray | null {
  pattern.lastIndex = index
  return pattern.exec(text)
}
