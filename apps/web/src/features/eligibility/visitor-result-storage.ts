import {
  type Assessment,
  assess,
  toEligibilityAnswers,
  toScreenerForm,
  type VisitorAnswers,
} from '@suv/domain'
import { keptResult } from './visitor-result.ts'

/** Apart from where it is kept: most pages only ask whether there is one. By way of the form, which takes what it can show. */
export function readVisitorAnswers(): VisitorAnswers | null {
  return keptResult.readAs((text) => {
    const kept = JSON.parse(text) as VisitorAnswers
    const memberId = kept.ownershipData?.[0]?.memberId ?? 'me'
    if (Number.isNaN(Date.parse(kept.assessedAt))) throw new TypeError('This result has no moment.')
    return { ...toEligibilityAnswers(toScreenerForm(kept), memberId), assessedAt: kept.assessedAt }
  })
}

export function writeVisitorAnswers(answers: VisitorAnswers): void {
  keptResult.write(JSON.stringify(answers))
}

/** The result that this tab has kept, judged anew from its answers; null where there is none. */
export function readVisitorResult(): Assessment | null {
  const answers = readVisitorAnswers()
  return answers === null ? null : assess(answers)
}
