import { type LabelKey, labelBook } from './label-words.ts'
import { cellsOf, hasEmptyLine, type Line, linesOf } from './lines.ts'
import type { Span } from './span.ts'
import { type Word, wordsOf } from './words.ts'

/** Where the value of a label may stand: behind it in its line, in its column below, or in the line above. */
export type Place = Span & { readonly way: 'beside' | 'below' | 'above' }

/** A label, in one language or several, with the places where its value may stand, likeliest first. */
export type Label = Span & {
  readonly keys: readonly LabelKey[]
  /** Index among the lines. */
  readonly line: number
  /** Whether a colon or the like says that this is a label. */
  readonly isMarked: boolean
  readonly places: readonly Place[]
}

/** A text as it is set: words, lines, and labels with their values. */
export type Layout = {
  readonly text: string
  readonly words: readonly Word[]
  readonly lines: readonly Line[]
  readonly labels: readonly Label[]
}

type Group = { start: number; end: number; keys: LabelKey[]; isMarked: boolean; valueStart: number }

const longestLine = 600
const separators = /\)?[ \t]*(?:\([^)\n]{0,30}\)[ \t]*)?[:;.#=|»~…–—•-]*(?:[ \t]*[:.|][:.]*)*[ \t]*/y
const atCellStart = /(?:^|[|\t]|[ ]{2})[ \t•*·>–-]*(?:\(?\d{1,2}[.)][ \t]*)?$/
/** A label in another language, that is not known, before the stroke or the bracket. */
const behindOtherLanguage =
  /(?:^|[|\t]|[ ]{2})[ \t•*·>–-]*(?:\(?\d{1,2}[.)][ \t]*)?\p{L}[^\d:|\t]{1,40}[/(][ \t]*$/u
const behindSentence = /[.;:,][ \t]+$/

export function readLayout(text: string): Layout {
  const words = wordsOf(text)
  const lines = linesOf(text)
  const groupsOfLine: Group[][] = []
  let at = 0
  for (const line of lines) {
    while (at < words.length && (words[at]?.start ?? 0) < line.start) at++
    let behind = at
    while (behind < words.length && (words[behind]?.start ?? 0) < line.end) behind++
    groupsOfLine.push(line.end - line.start > longestLine ? [] : groupsIn(text, words, line, at, behind))
    at = behind
  }
  const labels = lines.flatMap((_, index) =>
    (groupsOfLine[index] ?? []).map(
      (group, position): Label => ({
        start: group.start,
        end: group.end,
        keys: group.keys,
        line: index,
        isMarked: group.isMarked,
        places: placesOf(text, lines, groupsOfLine, index, position),
      }),
    ),
  )
  return { text, words, lines, labels }
}

function groupsIn(text: string, words: readonly Word[], line: Line, from: number, to: number): Group[] {
  const groups: Group[] = []
  for (let index = from; index < to; index++) {
    const word = words[index]
    if (!word) break
    const found = labelBook.at(words, index)
    const last = words[index + (found?.count ?? 1) - 1]
    if (!found || !last || last.end > line.end || !isOnePhrase(text, words, index, found.count)) continue
    const previous = groups.at(-1)
    const before = text.slice(Math.max(line.start, previous?.end ?? line.start), word.start)
    const isSameLabel = previous !== undefined && /^[ \t]*[./]?[ \t]*[/(][ \t]*$/.test(before)
    separators.lastIndex = last.end
    const gap = separators.exec(text)?.[0] ?? ''
    const valueStart = Math.min(last.end + gap.length, line.end)
    const isMarked = /[:|;=…»]|\.\.|^ {2,}|\t/.test(gap) || valueStart >= line.end
    if (isSameLabel && previous) {
      previous.keys.push(found.meaning)
      previous.end = last.end
      previous.valueStart = valueStart
      previous.isMarked ||= isMarked
      index += found.count - 1
      continue
    }
    const lead = text.slice(line.start, word.start)
    const starts =
      atCellStart.test(lead) ||
      behindOtherLanguage.test(lead.slice(-60)) ||
      (behindSentence.test(lead) && (/:/.test(gap) || saysDate(found.meaning))) ||
      /^[ \t]*:/.test(gap)
    if (!starts) continue
    const behind = skipOtherLanguages(text, line, last.end, valueStart)
    groups.push({
      start: word.start,
      end: Math.max(last.end, behind.end),
      keys: [found.meaning],
      isMarked: isMarked || behind.end > last.end,
      valueStart: behind.valueStart,
    })
    index += found.count - 1
    while (index + 1 < to && (words[index + 1]?.start ?? 0) < behind.end) index++
  }
  return groups
}

/** 'Born on …', 'issued on …' are labels within a sentence. */
function saysDate(key: LabelKey): boolean {
  return key === 'birthDate' || key === 'issueDate' || key === 'expiryDate'
}

/** Words of one label have nothing but spaces, full stops, hyphens and apostrophes between them. */
function isOnePhrase(text: string, words: readonly Word[], index: number, count: number): boolean {
  for (let at = index; at < index + count - 1; at++) {
    const between = text.slice(words[at]?.end ?? 0, words[at + 1]?.start ?? 0)
    if (!/^[ \t.’'-]{1,4}$/.test(between)) return false
  }
  return true
}

/** Behind a label: '/ Data urodzenia', a label in a language that is not known. */
function skipOtherLanguages(
  text: string,
  line: Line,
  labelEnd: number,
  valueStart: number,
): { end: number; valueStart: number } {
  const rest = text.slice(labelEnd, line.end)
  const other = /^[ \t]*\/[ \t]*(?=\p{L})[^\d:|\t/]{2,40}?(?=[ \t]*(?:[:|/]|$| {2}|\t))/u.exec(rest)?.[0]
  // Capitals behind small letters are a value: 'Surname / MARTIN'.
  const isValue =
    other !== undefined &&
    !/\p{Ll}/u.test(other) &&
    /\p{Ll}/u.test(text.slice(Math.max(0, labelEnd - 4), labelEnd))
  if (other === undefined || isValue || /[،]|\p{Script=Arabic}/u.test(other))
    return { end: labelEnd, valueStart }
  const end = labelEnd + other.length
  if (/^[ \t]*\//.test(text.slice(end, line.end))) return { end: labelEnd, valueStart }
  const words = wordsOf(other)
  if (words.length === 0 || words.some((_, index) => labelBook.at(words, index)))
    return { end: labelEnd, valueStart }
  separators.lastIndex = end
  return { end, valueStart: Math.min(end + (separators.exec(text)?.[0].length ?? 0), line.end) }
}

function placesOf(
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

/** The lines right below a label, up to the next label or an empty line: a list. */
export function linesBelow(layout: Layout, label: Label, most = 12): readonly Line[] {
  const found: Line[] = []
  let behind = layout.lines[label.line]?.end ?? 0
  for (let index = label.line + 1; index < layout.lines.length && found.length < most; index++) {
    const line = layout.lines[index]
    if (!line || (found.length > 0 && hasEmptyLine(layout.text, behind, line.start))) break
    const heading = layout.labels.find(
      (other) =>
        other.line === index &&
        layout.text.slice(line.start, other.start).replace(/[\d().\s|•*-]/g, '') === '',
    )
    if (heading) break
    found.push(line)
    behind = line.end
  }
  return found
}

/** The labels that stand for something, in the order of the text. */
export function labelsFor(layout: Layout, ...keys: readonly LabelKey[]): readonly Label[] {
  return layout.labels.filter((label) => label.keys.some((key) => keys.includes(key)))
}
