import { dateLabelled, type FoundDate } from './dates.ts'
import type { FoundValue } from './labels.ts'

/** A found day as the value of a field. */
export function dayValue(found: FoundDate | undefined): FoundValue | undefined {
  return found && { value: found.day, start: found.start, end: found.end }
}

const birth = /date of birth|birth ?date|\bdob|\bborn|date de naissance|\bn[ée]e?(?= le|[\s:]{0,6}$)/

export function birthDate(text: string, dates: readonly FoundDate[]): FoundDate | undefined {
  return dateLabelled(text, dates, birth)
}

const issue =
  /date of issue|issue date|date issued|issued(?: (?:in|at) [A-Z][^\n:,.]{1,25},?)?|issuance date|\bdated|letter date|date de d[ée]livrance|date d[’']?[ée]mission|d[ée]livr[ée]e?(?: [àa] [^\n:]{1,30},?)?/
/** 'Date' alone, not the end of another label such as 'Expiry date'. */
const plainDate = /(?<!\S[ \t])(?<!\S)date/

/** A day in a line of its own, as letters are headed: with the place before it, if at all. */
const lineOfItsOwn =
  /(?:^|\n)[ \t]*(?:(?:Fait à |Signed at )?\p{Lu}[\p{L} ()'’-]{1,40},[ \t]*)?(?:le[ \t]+)?$/iu
/** '… Avenue, Halifax. 3 May 2025. Dear …': a sentence of its own. */
const sentenceOfItsOwn = /\.[ \t]+$/
const restOfLine = /^[ \t]*\.?[ \t]*(?:\r?\n|\f|$)/

/** The day on which a paper was made out: the one that a label calls so, else the one that heads it. */
export function issueDate(text: string, dates: readonly FoundDate[]): FoundDate | undefined {
  return (
    dateLabelled(text, dates, issue) ??
    dateLabelled(text, dates, plainDate) ??
    dates.find(({ start, end }) => {
      const before = text.slice(Math.max(0, start - 80), start)
      const behind = text.slice(end, end + 20)
      return (
        (lineOfItsOwn.test(before) && restOfLine.test(behind)) ||
        (sentenceOfItsOwn.test(before) && /^\.\s/.test(behind))
      )
    })
  )
}
