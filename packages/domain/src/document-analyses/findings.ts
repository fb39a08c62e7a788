import { contextAround, type Span } from './layout/span.ts'
import { type CheckOutcome, outcomeOf } from './outcome.ts'
import type { ReadCheck } from './reading.ts'
import type { ComplianceCheck, Deadline, Evidence } from './schema.ts'

/** A claim with its place in one text. `section` names the section of a plan; `page` is its page, or null. */
export function quoteOf(
  claim: string,
  text: string,
  { start, end }: Span,
  place: Pick<Evidence, 'page' | 'section'>,
): Evidence {
  return {
    claim,
    quote: text.slice(start, end),
    start,
    end,
    ...place,
    ...contextAround(text, { start, end }),
  }
}

/** What is asked and not met, as things to do, each once. */
export function recommendationsFrom(checks: readonly Pick<ReadCheck, 'status' | 'advice'>[]): string[] {
  const open = checks.filter(({ status, advice }) => status !== 'met' && advice !== '')
  return [...new Set(open.map(({ advice }) => advice))]
}

export function withoutPlaces({
  requirement,
  status,
  details,
  sendInstead,
  confidence,
}: ComplianceCheck): ComplianceCheck {
  return {
    requirement,
    status,
    details,
    ...(sendInstead !== undefined && { sendInstead }),
    ...(confidence !== undefined && { confidence }),
  }
}

/** One or two plain sentences: what it was read as, how many points are met, and how many days lie ahead. */
export function summaryOf(
  kind: string,
  checks: readonly ComplianceCheck[],
  deadlines: readonly Deadline[],
): string {
  const parts = [`Read as ${kind}.`]
  if (checks.length > 0) {
    const met = checks.filter(({ status }) => status === 'met').length
    const count = (outcome: CheckOutcome) => checks.filter((check) => outcomeOf(check) === outcome).length
    const [partly, unclear] = [count('partially_met'), count('could_not_tell')]
    const partlyText = partly === 0 ? '' : `, ${partly} in part`
    const unclearText = unclear === 0 ? '' : `, ${unclear} that could not be told`
    parts.push(`Points met: ${met} of ${checks.length}${partlyText}${unclearText}.`)
  }
  if (deadlines.length > 0) {
    parts.push(deadlines.length === 1 ? '1 date to mind.' : `${deadlines.length} dates to mind.`)
  }
  return parts.join(' ')
}
