import { compareEditions, formatCad, type Verdict, verdictNames } from '@suv/domain'

type Difference = ReturnType<typeof compareEditions>['differences'][number]

/** What `other` asks of these answers otherwise than `shown`. */
export function differencesOf(shown: Verdict, other: Verdict): Difference[] {
  const evaluation = ({ result, gaps, criteria }: Verdict) => ({
    // Only the requirements are compared here; an open result is none of the evaluation's own.
    eligibilityResult: result === 'incomplete' ? ('eligible' as const) : result,
    gapsToAddress: [...gaps],
    criteria: [...criteria],
  })
  return compareEditions(evaluation(shown), evaluation(other), other.edition).differences
}

/** What another edition asks for, in one sentence: 'Under the rules of 2023 you would need …'. */
export function differenceText(difference: Difference, other: Verdict): string {
  const { amountCAD, newerAmountCAD, title, threshold, newerThreshold } = difference
  const under = `Under the ${editionInSentence(other)}`
  if (amountCAD !== null && newerAmountCAD !== null && amountCAD !== newerAmountCAD) {
    return `${under} you would need ${formatCad(newerAmountCAD)} in settlement funds, not ${formatCad(amountCAD)}.`
  }
  return `${under} the program asks for “${newerThreshold}” (${title}), not “${threshold}”.`
}

/** What the verdict would be under the other edition, or that it stays. */
export function otherVerdictText(shown: Verdict, other: Verdict): string {
  const name = verdictNames[other.result].inSentence
  return other.result === shown.result
    ? `Your result would stay: ${name}.`
    : `Your result would then be: ${name}.`
}

/** 'rules of 2023', within a sentence. */
export function editionInSentence({ edition }: Verdict): string {
  return edition.title.replace(/^Rules/, 'rules')
}
