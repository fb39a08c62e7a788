import { type LabelKey, labelBook } from './label-words.ts'
import { hasEmptyLine, type Line, linesOf } from './lines.ts'
import { type Group, type Place, placesOf, valuesByOrder } from './places.ts'
import type { Span } from './span.ts'
import { type Word, wordsOf } from './words.ts'

export type { Place } from './places.ts'

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

const longestLine = 600
const separators = /\)?[ \t]*(?:\([^)\n]{0,30}\)[ \t]*)?[:;.#=|»~…–—•-]*(?:[ \t]*[:.|][:.]*)*[ \t]*/y
const atCellStart = /(?:^|[|\t]|[ ]{2})[ \t•*·>–-]*(?:\(?\d{1,2}(?:[.)][ \t]*|[ \t]+))?$/
/** A label in another language, that is not known, before the stroke or the bracket. */
const behindOtherLanguage =
  /(?:^|[|\t]|[ ]{2})[ \t•*·>–-]*(?:\(?\d{1,2}[.)][ \t]*)?\p{L}[^\d:|\t]{1,40}[/(][ \t]*$/u
const behindSentence = /[.;:,][ \t]+$/
/** 'Balance as of 3 November:', 'Personnes essentielles à l’entreprise :': what says of what, or of when, belongs to the label. */
const qualifier =
  /^[ \t,]{1,2}(?:as|at|of|to|for|in|on|over|during|last|past|with|au|à|de|du|des|pour|sur|per|am|zum|der|des|von|a|al|del|da|do|dos|para|em)(?=[ \t])(?:[ \t][\p{L}\d/.,’'()-]{1,20}){1,8}?[ \t]?(?=:|[ ]{2,}|\t|\|)(?=:|[ \t|]{1,30}[^\s|])/u

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
  const byOrder = valuesByOrder(text, lines, groupsOfLine)
  const labels = lines.flatMap((_, index) =>
    (groupsOfLine[index] ?? []).map((group, position): Label => {
      const ordered = byOrder.get(group)
      return {
        start: group.start,
        end: group.end,
        keys: group.keys,
        line: index,
        isMarked: group.isMarked,
        places: ordered
          ? [{ ...ordered, way: 'below' }]
          : placesOf(text, lines, groupsOfLine, index, position),
      }
    }),
  )
  return { text, words, lines, labels }
}

function groupsIn(text: string, words: readonly Word[], line: Line, from: number, to: number): Group[] {
  const groups: Group[] = []
  for (let index = from; index < to; index++) {
    const word = words[index]
    if (!word) break
    const found = labelBook.at(words, index, endOfPhrase(text, words, index, to))
    const last = words[index + (found?.count ?? 1) - 1]
    if (!found || !last) continue
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
    const qualified = isMarked ? undefined : qualifier.exec(text.slice(last.end, line.end))?.[0]
    if (qualified !== undefined && atCellStart.test(lead)) {
      const end = last.end + qualified.length
      separators.lastIndex = end
      groups.push({
        start: word.start,
        end,
        keys: [found.meaning],
        isMarked: true,
        valueStart: Math.min(end + (separators.exec(text)?.[0].length ?? 0), line.end),
      })
      while (index + 1 < to && (words[index + 1]?.start ?? 0) < end) index++
      continue
    }
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
function endOfPhrase(text: string, words: readonly Word[], index: number, to: number): number {
  let end = index + 1
  while (end < to && /^[ \t.’'-]{1,4}$/.test(text.slice(words[end - 1]?.end ?? 0, words[end]?.start ?? 0)))
    end++
  return end
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
