import { contextLength } from '../schema.ts'

/** A stretch of a text: from `start` up to, without, `end`, in UTF-16 code units. */
export type Span = { readonly start: number; readonly end: number }

/** How far a sentence is looked for to each side; a table without full stops has no end. */
const reach = 240

/** The end of a sentence or of a line; the stop of an abbreviation is none. */
const breakPattern = /(?<!\b(?:no|mr|mrs|ms|dr|st|inc|ltd|corp|co))[.!?;](?:\s|$)|[\n\r\f]/gi

/** Where a match of a pattern lies, or one of its groups where the pattern has the flag `d`. */
export function spanOf(match: RegExpExecArray, group = 0): Span {
  const indices = match.indices?.[group]
  if (indices) return { start: indices[0], end: indices[1] }
  return { start: match.index, end: match.index + match[0].length }
}

/** The sentence, or line of a table, around a stretch; without the white space at its ends. */
export function sentenceAround(text: string, { start, end }: Span): Span {
  const before = text.slice(Math.max(0, start - reach), start)
  const breaks = [...before.matchAll(breakPattern)]
  const lastBreak = breaks.at(-1)
  const from = lastBreak
    ? start - before.length + lastBreak.index + lastBreak[0].length
    : wholeCharacter(text, start - before.length)

  const after = text.slice(end, end + reach)
  const nextBreak = after.search(breakPattern)
  // A full stop belongs to its sentence, a line break does not: what is left over is trimmed.
  const to = nextBreak !== -1 ? end + nextBreak + 1 : wholeCharacter(text, end + after.length)
  return trimmed(text, { start: from, end: to })
}

/** What stands beside a stretch, to each side. */
export function contextAround(text: string, { start, end }: Span): { before: string; after: string } {
  return {
    before: text.slice(wholeCharacter(text, Math.max(0, start - contextLength)), start),
    after: text.slice(end, wholeCharacter(text, Math.min(text.length, end + contextLength))),
  }
}

/** The same place, or one further where it would fall between the halves of a surrogate pair. */
function wholeCharacter(text: string, index: number): number {
  const isLowHalf = /^[\uDC00-\uDFFF]/.test(text.slice(index, index + 1))
  return isLowHalf && index > 0 ? index + 1 : index
}

function trimmed(text: string, { start, end }: Span): Span {
  const part = text.slice(start, end)
  const left = part.length - part.trimStart().length
  return { start: start + left, end: start + Math.max(left, part.trimEnd().length) }
}

/** Tells the page of a place in a text whose pages are parted by form feeds, from 1; null for a text without any. */
export function createPager(text: string): (index: number) => number | null {
  const breaks: number[] = []
  for (let at = text.indexOf('\f'); at !== -1; at = text.indexOf('\f', at + 1)) breaks.push(at)
  return (index) => (breaks.length === 0 ? null : 1 + breaks.filter((at) => at < index).length)
}
