import type { ComplianceCheck } from './schema.ts'

/** What a check comes to: the three documented statuses, and 'could_not_tell', which no verdict may hide. */
export type CheckOutcome = ComplianceCheck['status'] | 'could_not_tell'

/** Analyses that were stored before there was a fourth outcome have the three only. */
export function outcomeOf({
  status,
  sendInstead,
}: Pick<ComplianceCheck, 'status' | 'sendInstead'>): CheckOutcome {
  return sendInstead === undefined ? status : 'could_not_tell'
}
