import type { FoundValue, Way } from '../layout/labels.ts'
import type { Layout } from '../layout/read-layout.ts'
import { dateLabelled, type FoundDate } from './dates.ts'
import { dateBehindWords, dateOfLabel } from './labelled.ts'

export type LabelledDate = FoundDate & { readonly way?: Way }
type Dated = { readonly layout: Layout; readonly dates: readonly FoundDate[] }

/** A found day as the value of a field. */
export function dayValue(found: LabelledDate | undefined): FoundValue | undefined {
  return (
    found && { value: found.day, start: found.start, end: found.end, ...(found.way && { way: found.way }) }
  )
}

export function inSentence(found: FoundDate | undefined): LabelledDate | undefined {
  return found && { ...found, way: 'sentence' }
}

const birth =
  /date of birth|birth ?date|\bdob|\bborn|date de naissance|(?<!\p{L})n[ée](?:\(?e\)?)?(?= le|[\s:]{0,6}$)|geboren|\bgeb\.|nacid[oa]|nascid[oa]/u

export function birthDate({ layout, dates }: Dated): LabelledDate | undefined {
  return (
    dateOfLabel(layout, dates, ['birthDate']) ??
    dateBehindWords(layout, dates, ['birthDate']) ??
    inSentence(dateLabelled(layout.text, dates, birth))
  )
}

const issue =
  /date of issue|issue date|date issued|issued(?: (?:in|at) [A-Z][^\n:,.]{1,25},?)?|issuance date|\bdated|letter date|date de d[ée]livrance|date d[’']?[ée]mission|d[ée]livr[ée]e?(?: [àa] [^\n:]{1,30},?)?|ausgestellt|exp[ei]did[oa](?: en [^\n:]{1,30},)?|se expide[^\n.]{0,40},|emitid[oa]/
/** 'Date' alone, not the end of another label such as 'Expiry date'. */
const plainDate = /(?<!\S[ \t])(?<!\S)date/

/** A day in a line of its own, as letters are headed: with the place before it, if at all. */
const lineOfItsOwn =
  /(?:^|[\n\f])[ \t]*(?:(?:Fait à |Signed at |Done at |Given at |En )?\p{Lu}[\p{L} ()'’.-]{1,40},?[ \t]*)?(?:(?:le|den|am|a|em)[ \t]+)?$/iu
/** '… Avenue, Halifax. 3 May 2025. Dear …': a sentence of its own. */
const sentenceOfItsOwn = /\.[ \t]+$/
const restOfLine = /^[ \t]*[.|'~]?[ \t]*(?:\r?\n|\f|$)/

/**
 * The day on which a paper was made out: the one that a label calls so, else the one that heads it. With `mayGuess`, where the text
 * leaves no doubt about what paper it is, else the only day that belongs to nothing else.
 */
export function issueDate({ layout, dates }: Dated, { mayGuess = false } = {}): LabelledDate | undefined {
  const { text } = layout
  const heading = () =>
    dates.find(({ start, end }) => {
      const before = text.slice(Math.max(0, start - 80), start)
      const behind = text.slice(end, end + 20)
      return (
        (lineOfItsOwn.test(before) && restOfLine.test(behind) && !isUnderLabel(layout, start)) ||
        (sentenceOfItsOwn.test(before) && /^\.\s/.test(behind))
      )
    })
  const headed = () => {
    const found = heading()
    return found && { ...found, way: 'heading' as const }
  }
  return (
    dateOfLabel(layout, dates, ['issueDate']) ??
    dateBehindWords(layout, dates, ['issueDate']) ??
    inSentence(dateLabelled(text, dates, issue)) ??
    dateOfLabel(layout, dates, ['date']) ??
    inSentence(dateLabelled(text, dates, plainDate)) ??
    headed() ??
    inSentence(dateLabelled(text, dates, thisDay)) ??
    (mayGuess ? onlyDate(layout, dates) : undefined)
  )
}

/** 'Given at Lagos this 2nd day of October'. */
const thisDay = /(?:on )?this|in witness whereof[^.]{0,60}/
/** Days of something else than of the paper. */
const otherDay =
  /(?<!\p{L})(?:open(?:ed|ing)|since|born|until|expir|valid|client|as (?:at|of|on)|balance|ouvert|depuis|jusqu|seit|eröffnet|desde|abiert|aberta|hasta|até|منذ|met|dated? of (?:birth|test|exam)|on or after|before|deadline|due|admitted|accepted|joined|incorporated|founded|program(?:me)?|enrol|meeting|admis|fondé|constitu)(?:\p{L}*)[^.]{0,30}$/iu

/** The day of a paper that names one day only, besides those that belong to something else. */
function onlyDate(layout: Layout, dates: readonly FoundDate[]): LabelledDate | undefined {
  const own = dates.filter(
    ({ start }) =>
      !isUnderLabel(layout, start) && !otherDay.test(layout.text.slice(Math.max(0, start - 60), start)),
  )
  const [first] = own
  return first && new Set(own.map(({ day }) => day)).size === 1 ? { ...first, way: 'guess' } : undefined
}

/** Whether a place is what a label above or beside it calls something, such as a date of birth. */
function isUnderLabel(layout: Layout, start: number): boolean {
  // Where something stands beside a label, what stands below it belongs to another.
  return layout.labels.some(({ places: [place] }) =>
    place === undefined || place.way === 'above'
      ? false
      : place.start <= start && start < place.end && start - place.start < 4,
  )
}
