import type { Assessment, Criterion, EligibilityResult } from '@suv/domain'

/** What a verdict is called, in a heading and inside a sentence. It says what the answers show, never what will come. */
export const resultNames: Record<EligibilityResult, { heading: string; inSentence: string }> = {
  eligible: { heading: 'Eligible on these answers', inSentence: 'eligible' },
  partially_eligible: { heading: 'Partially eligible', inSentence: 'partially eligible' },
  not_eligible: { heading: 'Not eligible', inSentence: 'not eligible' },
}

/** Whether the chosen province rules the program out. */
export function choseExcludedProvince({ criteria }: Pick<Assessment, 'criteria'>): boolean {
  return criteria.some(({ key, status }) => key === 'residence' && status === 'not_met')
}

export function hasAdmissibilityConcern(criteria: readonly Criterion[]): boolean {
  return criteria.some(({ key, status }) => key === 'admissibility' && status === 'not_met')
}

/** One line under the verdict that says why. */
export function reasonFor({ eligibilityResult, gapsToAddress, criteria }: Assessment): string {
  const others =
    eligibilityResult === 'not_eligible' ? criteria.filter(({ key }) => key !== 'residence') : criteria
  const met = others.filter(({ status }) => status === 'met').length
  const count = `${met} of ${others.length}`
  switch (eligibilityResult) {
    case 'eligible':
      return met === others.length
        ? 'Your answers meet each requirement that this screener checks.'
        : `Your answers meet ${count} requirements. The others were not answered; answer them for a full picture.`
    case 'not_eligible':
      return `The program does not apply in the province that you chose. Your answers meet ${count} other requirements.`
    case 'partially_eligible':
      return gapsToAddress.length === 0
        ? `Your answers meet ${count} requirements. What stands in the way is an admissibility concern.`
        : `Your answers meet ${count} requirements. Work on the points below, then take the assessment again.`
  }
}
