import type { ProgramEdition } from '../program/edition.ts'
import { provenance } from './criteria/finding.ts'
import type { Criterion, EditionComparison, Evaluation } from './schema.ts'

/**
 * The same answers under two editions of the rules: what `newer` makes of them (`after`), and each requirement whose amount,
 * threshold or status is another than `before`. Sources and dates are those of `newer`.
 */
export function compareEditions(
  before: Evaluation,
  after: Evaluation,
  newer: ProgramEdition,
): EditionComparison {
  return {
    edition: { id: newer.id, title: newer.title, effectiveFrom: newer.effectiveFrom },
    eligibilityResult: after.eligibilityResult,
    gapsToAddress: after.gapsToAddress,
    verdictChanged: after.eligibilityResult !== before.eligibilityResult,
    differences: after.criteria.flatMap((criterion) => {
      const former = before.criteria.find(({ key }) => key === criterion.key)
      return former && differs(former, criterion) ? [difference(former, criterion)] : []
    }),
    intake: { ...newer.intake.value, ...provenance(newer.intake) },
  }
}

function differs(former: Criterion, newer: Criterion): boolean {
  return (
    former.amountCAD !== newer.amountCAD ||
    former.threshold !== newer.threshold ||
    former.status !== newer.status
  )
}

function difference(former: Criterion, newer: Criterion): EditionComparison['differences'][number] {
  return {
    key: newer.key,
    title: newer.title,
    amountCAD: former.amountCAD,
    newerAmountCAD: newer.amountCAD,
    threshold: former.threshold,
    newerThreshold: newer.threshold,
    status: former.status,
    newerStatus: newer.status,
    source: newer.source,
    effectiveFrom: newer.effectiveFrom,
    checkedOn: newer.checkedOn,
  }
}
