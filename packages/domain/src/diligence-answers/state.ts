import { addMonths } from '../shared/days.ts'
import { type DiligenceHeading, diligenceHeadings } from './kinds.ts'
import type { DiligenceAnswer } from './schema.ts'

/** A paper older than so many months shows what was, and turns amber. Our own measure; no page gives one. */
export const freshPaperMonths = 6

/** `counts`: a text and a dated paper that is fresh. `old`: the paper is not. `open`: something is missing. */
export type DiligenceState = 'counts' | 'old' | 'open'

type Answer = Pick<DiligenceAnswer, 'answer' | 'paper' | 'paperDatedOn'>

/** An answer counts with a text and a dated paper; once the paper is older than six months it turns amber. */
export function diligenceState({ answer, paper, paperDatedOn }: Answer, today: string): DiligenceState {
  if (answer.trim() === '' || paper.trim() === '' || paperDatedOn === null || paperDatedOn > today)
    return 'open'
  return addMonths(paperDatedOn, freshPaperMonths) < today ? 'old' : 'counts'
}

/** How the answers stand under each heading; one without any answer is open. */
export function diligenceByHeading<Each extends Answer & Pick<DiligenceAnswer, 'heading'>>(
  answers: readonly Each[],
  today: string,
): { heading: DiligenceHeading; answers: { answer: Each; state: DiligenceState }[] }[] {
  return diligenceHeadings.map((heading) => ({
    heading,
    answers: answers
      .filter((answer) => answer.heading === heading)
      .map((answer) => ({ answer, state: diligenceState(answer, today) })),
  }))
}
