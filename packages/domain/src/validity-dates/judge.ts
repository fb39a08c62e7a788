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
  /** Days from the day in question to the last day: 0 on the last day itself, negative afterwards. Null where there is none. */
  readonly daysLeft: number | null
}

/** What has expired if `step` comes on `day` (YYYY-MM-DD, the reader's calendar). */
export function judgePapers(papers: readonly Paper[], day: string, step: ApplicationStep): JudgedPaper[] {
  return papers.map((paper) => ({
    ...paper,
    state: stateOn(paper, day),
    isCounted: rules[paper.kind].countedOn.includes(step),
    daysLeft: paper.lastDay === null ? null : daysBetween(day, paper.lastDay),
  }))
}

function stateOn({ from, lastDay, isLasting, refusal }: Paper, day: string): PaperState {
  if (refusal !== null) return 'refused'
  if (lastDay === null && !isLasting) return 'unknown'
  if (lastDay !== null && day > lastDay) return 'expired'
  return from !== null && day < from ? 'not_yet' : 'holds'
}

/** Of the papers that hold, the one that runs out first; undefined where none does. */
export function nextToExpire(papers: readonly JudgedPaper[]): JudgedPaper | undefined {
  return papers
    .filter(({ state, isCounted, isLasting }) => state === 'holds' && isCounted && !isLasting)
    .toSorted((a, b) => (a.lastDay ?? '').localeCompare(b.lastDay ?? ''))[0]
}

/**
 * The papers whose application is filed, and those for which nothing is: each person's go with their own application. What
 * the team shares was looked at when an application was made: it goes with whoever has filed none.
 */
export function splitByFiling(
  papers: readonly Paper[],
  isFiled: (memberId: string) => boolean,
): { readonly filed: readonly Paper[]; readonly notFiled: readonly Paper[] } {
  const isEverybodyFiled =
    papers.some(({ memberId }) => memberId !== null) &&
    papers.every(({ memberId }) => memberId === null || isFiled(memberId))
  const hasFiled = ({ memberId }: Paper) => (memberId === null ? isEverybodyFiled : isFiled(memberId))
  return { filed: papers.filter(hasFiled), notFiled: papers.filter((paper) => !hasFiled(paper)) }
}
