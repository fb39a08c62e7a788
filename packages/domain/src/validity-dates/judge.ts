import type { ApplicationStep } from '../papers/kinds.ts'
import { papers as rules } from '../papers/papers.ts'
import { daysBetween } from '../shared/days.ts'
import type { Paper } from './papers.ts'

/**
 * `holds`: it counts on that day. `expired`: its last day has gone by. `not_yet`: its first day is still to come. `refused`:
 * it counts on no day. `unknown`: nobody has entered its date.
 */
export type PaperState = 'holds' | 'expired' | 'not_yet' | 'refused' | 'unknown'

export type JudgedPaper = Paper & {
  readonly state: PaperState
  /** Whether the paper is looked at on the day of this step at all. */
  readonly isCounted: boolean
  /** Days from the day in question to the last day: 0 on the last day itself, negative afterwards. Null where unknown. */
  readonly daysLeft: number | null
}

/** What has expired if the application is filed, or the member lands, on `day` (YYYY-MM-DD, the reader's calendar). */
export function judgePapers(papers: readonly Paper[], day: string, step: ApplicationStep): JudgedPaper[] {
  return papers.map((paper) => ({
    ...paper,
    state: stateOn(paper, day),
    isCounted: rules[paper.kind].countedOn.includes(step),
    daysLeft: paper.lastDay === null ? null : daysBetween(day, paper.lastDay),
  }))
}

function stateOn({ from, lastDay, refusal }: Paper, day: string): PaperState {
  if (refusal !== null) return 'refused'
  if (lastDay === null) return 'unknown'
  if (day > lastDay) return 'expired'
  return from !== null && day < from ? 'not_yet' : 'holds'
}

/** Of the papers that hold, the one that runs out first; undefined where none holds. */
export function nextToExpire(papers: readonly JudgedPaper[]): JudgedPaper | undefined {
  return papers
    .filter(({ state, isCounted }) => state === 'holds' && isCounted)
    .toSorted((a, b) => (a.lastDay ?? '').localeCompare(b.lastDay ?? ''))[0]
}
