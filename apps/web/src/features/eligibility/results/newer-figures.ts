import { type Assessment, type EditionComparison, formatCad, formatDate } from '@suv/domain'
import { resultNames } from './result-text.ts'

type Difference = EditionComparison['differences'][number]

/** What a newer published rule changes for this member, in one sentence. */
export function differenceText(difference: Difference): string {
  const { amountCAD, newerAmountCAD, title, threshold, newerThreshold, effectiveFrom } = difference
  // A date is read as one word.
  const day = formatDate(effectiveFrom).replaceAll(' ', '\u00a0')
  const since = `Under the figures in force since ${day}`
  if (amountCAD !== null && newerAmountCAD !== null && amountCAD !== newerAmountCAD) {
    return `${since} you would need ${formatCad(newerAmountCAD)} in settlement funds, not ${formatCad(amountCAD)}.`
  }
  return `${since} the program asks for “${newerThreshold}” (${title}), not “${threshold}”.`
}

/** What the verdict would be under the newer edition, or that it stays. */
export function newerVerdictText({ eligibilityResult, verdictChanged }: EditionComparison): string {
  const name = resultNames[eligibilityResult].inSentence
  return verdictChanged ? `Your result would then be: ${name}.` : `Your result would stay: ${name}.`
}

/** Gaps that stand only in the newer edition's list. */
export function furtherGaps(assessment: Assessment, comparison: EditionComparison): string[] {
  return comparison.gapsToAddress.filter((gap) => !assessment.gapsToAddress.includes(gap))
}

/** Whether a newer edition says anything else about these answers. */
export function changesSomething({ differences, verdictChanged }: EditionComparison): boolean {
  return verdictChanged || differences.length > 0
}
