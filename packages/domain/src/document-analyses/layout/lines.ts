import type { Span } from './span.ts'

export type Line = Span

const mostLines = 8_000

/** The lines of a text that hold anything, in its order. Pages begin new lines. */
export function linesOf(text: string): readonly Line[] {
  const lines: Line[] = []
  for (const match of text.matchAll(/[^\n\r\f]+/g)) {
    if (match[0].trim() === '') continue
    lines.push({ start: match.index, end: match.index + match[0].length })
    if (lines.length === mostLines) break
  }
  return lines
}

/** Parts of a line that a gap, a tab or a bar holds apart. */
export function cellsOf(text: string, { start, end }: Line): readonly Span[] {
  return [...text.slice(start, end).matchAll(/[^\s|]+(?: [^\s|]+)*/g)].map((match) => ({
    start: start + match.index,
    end: start + match.index + match[0].length,
  }))
}

/** Whether nothing but white space, with an empty line in it, lies between two places. */
export function hasEmptyLine(text: string, from: number, to: number): boolean {
  return /\n[ \t]*\r?\n|\f/.test(text.slice(from, to))
}
