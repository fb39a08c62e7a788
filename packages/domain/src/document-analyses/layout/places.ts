import type { LabelKey } from './label-words.ts'
import { cellsOf, type Line } from './lines.ts'
import type { Span } from './span.ts'

/** Where the value of a label may stand: behind it in its line, in its column below, or in the line above. */
export type Place = Span & { readonly way: 'beside' | 'below' | 'above' }

/** A label as it was found in a line; `valueStart` is where its value may begin. */
export type Group = { start: number; end: number; keys: LabelKey[]; isMarked: boolean; valueStart: number }

export function placesOf(
  text: string,
  lines: readonly Line[],
  groupsOfLine: readonly (readonly Group[])[],
  index: number,
  position: number,
): readonly Place[] {
  const line = lines[index]
  const groups = groupsOfLine[index] ?? []
  const group = groups[position]
  if (!line || !group) return []
  const next = groups[position + 1]
  const places: Place[] = []
  const besideEnd = endOfValue(
    text,
    group.valueStart,
    next ? Math.max(group.valueStart, next.start) : line.end,
  )
  const beside = trimmedSpan(text, group.valueStart, besideEnd)
  if (beside) places.push({ ...beside, way: 'beside' })
  const below = belowOf(text, lines, groupsOfLine, index, group)
  if (below) places.push({ ...below, way: 'below' })
  const above = lines[index - 1]
  if (above && groups.length === 1 && (groupsOfLine[index - 1] ?? []).length === 0) {
    const span = trimmedSpan(text, above.start, above.end)
    if (span) places.push({ ...span, way: 'above' })
  }
  return places
}

/** Fewer labels in a row are one label in several languages. */
const leastOrdered = 3

/**
 * A photograph whose labels were all read first and whose values all came after: lines that are labels and nothing else, and below them
 * as many lines without one. Only the order tells which is whose.
 */
export function valuesByOrder(
  text: string,
  lines: readonly Line[],
  groupsOfLine: readonly (readonly Group[])[],
): ReadonlyMap<Group, Span> {
  const found = new Map<Group, Span>()
  const isBare = (index: number) => {
    const [line, [group, ...more]] = [lines[index], groupsOfLine[index] ?? []]
    if (!line || !group || more.length > 0) return false
    const [before, behind] = [text.slice(line.start, group.start), text.slice(group.valueStart, line.end)]
    return !/[\p{L}]/u.test(before) && behind.trim() === ''
  }
  for (let first = 0; first < lines.length; first++) {
    if (!isBare(first)) continue
    let behind = first
    while (isBare(behind)) behind++
    const bare = groupsOfLine.slice(first, behind).flatMap(([group]) => group ?? [])
    // 'PASSPORT' above 'Passport number' is the title.
    const run = bare.filter(({ keys }, index) => index > 0 || keys[0] !== bare[1]?.keys[0])
    const values = lines.slice(behind, behind + run.length)
    const keys = run.map(({ keys: [key] }) => key).filter((key) => key !== 'none')
    const hasLabel = values.some((_, index) => (groupsOfLine[behind + index] ?? []).length > 0)
    const isOrdered =
      run.length >= leastOrdered &&
      values.length === run.length &&
      !hasLabel &&
      new Set(keys).size === keys.length
    if (isOrdered) {
      for (const [index, group] of run.entries()) {
        const value = values[index]
        if (value) found.set(group, trimmedSpan(text, value.start, value.end) ?? value)
      }
    }
    first = behind
  }
  return found
}

/** A bar or a wide gap ends a value that stands beside its label. */
function endOfValue(text: string, start: number, end: number): number {
  const gap = text.slice(start, end).search(/[ ]{3,}|\t|\|/)
  return gap === -1 ? end : start + gap
}

function belowOf(
  text: string,
  lines: readonly Line[],
  groupsOfLine: readonly (readonly Group[])[],
  index: number,
  group: Group,
): Span | undefined {
  const line = lines[index]
  let nextIndex = index + 1
  // A line of strokes, or a speck, holds no value.
  while (nextIndex < lines.length && isEmptyOfWords(text, lines[nextIndex])) nextIndex++
  const next = lines[nextIndex]
  if (!line || !next || nextIndex - index > 3) return undefined
  if ((groupsOfLine[nextIndex] ?? []).some(({ start }) => text.slice(next.start, start).trim() === '')) {
    return undefined
  }
  const heads = cellsOf(text, line)
  const cells = cellsOf(text, next)
  const head = heads.findIndex(({ start, end }) => group.start >= start && group.start < end)
  if (heads.length <= 1 || head === -1) return trimmedSpan(text, next.start, next.end)
  const groups = groupsOfLine[index] ?? []
  const column = groups.length > 1 ? groups.indexOf(group) : head
  const chosen =
    cells.length === heads.length
      ? cells[head]
      : groups.length > 1 && cells.length === groups.length
        ? cells[column]
        : nearest(cells, group.start - line.start + next.start)
  return chosen && trimmedSpan(text, chosen.start, chosen.end)
}

function isEmptyOfWords(text: string, line: Line | undefined): boolean {
  return line !== undefined && !/[\p{L}\p{Nd}]/u.test(text.slice(line.start, line.end))
}

function nearest(cells: readonly Span[], start: number): Span | undefined {
  const ordered = cells.toSorted((a, b) => Math.abs(a.start - start) - Math.abs(b.start - start))
  return ordered[0]
}

function trimmedSpan(text: string, from: number, to: number): Span | undefined {
  const part = text.slice(from, to)
  const start = part.search(/[^\s|]/)
  if (start === -1) return undefined
  return { start: from + start, end: from + part.replace(/[\s|]+$/, '').length }
}
