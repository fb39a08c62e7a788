import type { Criterion, Verdict } from '@suv/domain'

/** Whether the chosen province rules the program out. */
export function choseExcludedProvince({ criteria }: Pick<Verdict, 'criteria'>): boolean {
  return criteria.some(({ key, status }) => key === 'residence' && status === 'not_met')
}

export function hasAdmissibilityConcern(criteria: readonly Criterion[]): boolean {
  return criteria.some(({ key, status }) => key === 'admissibility' && status === 'not_met')
}

/** One line under the verdict that says why. */
export function reasonFor({ result, gaps, criteria }: Verdict): string {
  const others = result === 'not_eligible' ? criteria.filter(({ key }) => key !== 'residence') : criteria
  const met = others.filter(({ status }) => status === 'met').length
  const count = `${met} of ${others.length}`
  switch (result) {
    case 'eligible':
      return 'Your answers meet each requirement that this screener checks.'
    case 'incomplete':
      return `Your answers meet ${count} requirements. The others were not answered; answer them for a result.`
    case 'not_eligible':
      return `The program does not apply in the province that you chose. Your answers meet ${count} other requirements.`
    case 'partially_eligible':
      return gaps.length === 0
        ? `Your answers meet ${count} requirements. What stands in the way is an admissibility concern.`
        : `Your answers meet ${count} requirements. Work on the points below, then take the assessment again.`
  }
}
