import { type LabelKey, labelBook } from '../layout/label-words.ts'
import { asFoundValue, type FoundValue, type Way } from '../layout/labels.ts'
import { type Label, type Layout, labelsFor, type Place } from '../layout/read-layout.ts'
import type { FoundDate } from './dates.ts'

/** A form (sticky, with the flags d, u and y and a group `value`) at the beginning of a place, and not beyond its end. */
export function matchInPlace(text: string, place: Place, form: RegExp): FoundValue | undefined {
  form.lastIndex = 0
  const match = form.exec(text.slice(place.start, place.end))
  if (!match) return undefined
  const { value, start, end } = asFoundValue(match)
  return { value, start: place.start + start, end: place.start + end, way: place.way }
}

type Ways = readonly Place['way'][]
const besideOrBelow: Ways = ['beside', 'below']

/** What `read` makes of the first place of a label that it can read; labels with a colon or alone in their line come first. */
export function readLabelled<T>(
  layout: Layout,
  keys: readonly LabelKey[],
  read: (place: Place, label: Label) => T | undefined,
  ways: Ways = besideOrBelow,
): T | undefined {
  const labels = labelsFor(layout, ...keys)
  for (const label of [
    ...labels.filter(({ isMarked }) => isMarked),
    ...labels.filter(({ isMarked }) => !isMarked),
  ]) {
    for (const place of label.places) {
      if (!ways.includes(place.way)) continue
      const value = read(place, label)
      if (value !== undefined) return value
      // Where something stands beside a label, what stands below it belongs to another.
      if (place.way === 'beside' && place.end - place.start > 2) break
    }
  }
  return undefined
}

/** The value of a label in a form (sticky, with the flags d, u and y and a group `value`). */
export function valueLabelled(
  layout: Layout,
  keys: readonly LabelKey[],
  form: RegExp,
  ways?: Ways,
): FoundValue | undefined {
  return readLabelled(
    layout,
    keys,
    (place, label) =>
      isOrdinaryWord(keys) && !label.isMarked ? undefined : matchInPlace(layout.text, place, form),
    ways,
  )
}

/** 'Company' and 'date' begin sentences too: they are labels where a colon, a gap or the end of the line says so. */
function isOrdinaryWord(keys: readonly LabelKey[]): boolean {
  return keys.some((key) => key === 'company' || key === 'organization')
}

const gapBehindWords = /[\s:.,#-]{0,6}/y

/** The value that stands behind words of a label anywhere, as in a sentence. */
export function valueBehindWords(
  { text, words }: Layout,
  keys: readonly LabelKey[],
  form: RegExp,
): FoundValue | undefined {
  for (let index = 0; index < words.length; index++) {
    const found = labelBook.at(words, index)
    const last = words[index + (found?.count ?? 1) - 1]
    if (!found || !last || !keys.includes(found.meaning)) continue
    gapBehindWords.lastIndex = last.end
    form.lastIndex = last.end + (gapBehindWords.exec(text)?.[0].length ?? 0)
    const match = form.exec(text)
    if (match) return { ...asFoundValue(match), way: 'sentence' }
  }
  return undefined
}

const leadOfDate = /^[\s:.,–-]{0,4}(?:(?:on|the|le|du|am|el|em|den|a|de|is|est|ist)[\s:]{1,3}){0,2}$/i

/** The day that stands behind words of a label anywhere, as in a sentence. */
export function dateBehindWords(
  { text, words }: Layout,
  dates: readonly FoundDate[],
  keys: readonly LabelKey[],
): (FoundDate & { readonly way: Way }) | undefined {
  let next = 0
  for (let index = 0; index < words.length; index++) {
    const found = labelBook.at(words, index)
    const last = words[index + (found?.count ?? 1) - 1]
    if (!found || !last || !keys.includes(found.meaning)) continue
    while (next < dates.length && (dates[next]?.start ?? 0) < last.end) next++
    const date = dates[next]
    if (date && date.start - last.end < longestLead && leadOfDate.test(text.slice(last.end, date.start))) {
      return { ...date, way: 'sentence' }
    }
  }
  return undefined
}

/** Words such as 'on the' or a weekday may stand between a label and its date. */
const longestLead = 24

/** The day that a label has as its value. */
export function dateOfLabel(
  layout: Layout,
  dates: readonly FoundDate[],
  keys: readonly LabelKey[],
  ways?: Ways,
): (FoundDate & { readonly way: Way }) | undefined {
  return readLabelled(
    layout,
    keys,
    (place) => {
      const found = dates.find(
        ({ start, end }) =>
          start >= place.start && start <= place.start + longestLead && end <= place.end + 1,
      )
      return found && { ...found, way: place.way }
    },
    ways,
  )
}
