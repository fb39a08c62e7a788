import type { Span } from './span.ts'

const mostSentences = 10_000
const shortLine = 48
/** The stop of an abbreviation, of an initial or of a number in a list ends no sentence. */
const noEnd =
  /(?:\b(?:no|nr|mr|mrs|ms|dr|st|inc|ltd|corp|co|mme|vs|approx|e\.g|i\.e|art|tel)|(?:^|[\s(])\p{L}|(?:^|\n)[ \t]*\d{1,2})\.$/iu
/** 'Demandeur non essentiel : …' begins something new, however long the line before it is. */
const labelAhead = /^[ \t]*\p{Lu}[^:.;,\n]{1,48}[ \u00A0]?:[ \t\n]/u
const newLineOfItsOwn = /^[ \t]*(?:[•*–-]|\d{1,2}[.)]|[a-z]\)|\|)/

/**
 * The sentences of a text, as they are meant: a line that was broken for want of room goes on, a heading, an item of a list and a
 * line of a table end where their line ends.
 */
export function sentencesOf(text: string): readonly Span[] {
  const sentences: Span[] = []
  let start = 0
  const close = (end: number) => {
    const part = text.slice(start, end)
    const from = part.search(/\S/)
    if (from !== -1) sentences.push({ start: start + from, end: start + part.trimEnd().length })
    start = end
  }
  for (const match of text.matchAll(/[.!?;]+(?=\s|$)|\r?\n(?:[ \t]*\r?\n)*|\f/g)) {
    if (sentences.length >= mostSentences) break
    const end = match.index + match[0].length
    if (match[0] === '\f') close(end)
    else if (match[0].includes('\n')) {
      if (endsWithLine(text, start, match.index, end)) close(end)
    } else if (!noEnd.test(text.slice(Math.max(start, match.index - 12), match.index + 1))) close(end)
  }
  if (sentences.length < mostSentences) close(text.length)
  return sentences
}

function endsWithLine(text: string, sentenceStart: number, lineEnd: number, next: number): boolean {
  const from = Math.max(sentenceStart, lineEnd - 200)
  const line = text.slice(Math.max(from, text.lastIndexOf('\n', lineEnd - 1) + 1), lineEnd)
  const rest = text.slice(next, next + 80)
  if (/\n[ \t]*\r?\n/.test(text.slice(lineEnd, Math.min(next, lineEnd + 80)))) return true
  if (
    /^[ \t]*\r?(?:\n|\f|$)/.test(rest) ||
    /:\s*$/.test(line) ||
    newLineOfItsOwn.test(rest) ||
    labelAhead.test(rest)
  )
    return true
  return line.trim().length < shortLine && /^[ \t]*[\p{Lu}\d"“«(]/u.test(rest)
}
