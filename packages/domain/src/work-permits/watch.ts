import { formatDate } from '../formatting.ts'
import { papers } from '../papers/papers.ts'
import { extensionLeadDays } from '../program/work-permit.ts'
import { addDays, daysBetween } from '../shared/days.ts'
import { countDays, inDays, type Watch } from '../shared/watch.ts'
import type { WorkPermit } from './schema.ts'

/**
 * Where a work permit stands on a day: how long it is still valid, and by when an extension should be filed. It is valid on
 * its expiry date, and no longer on the day after. Days are calendar days where the reader is.
 */
export function watchWorkPermit(
  { status, expiryDate, submittedAt }: Pick<WorkPermit, 'status' | 'expiryDate' | 'submittedAt'>,
  today: string,
): Watch {
  const lastDay = expiryDate
  if (status === 'rejected') return { tone: 'over', text: 'Rejected.', lastDay }
  if (status === 'expired') {
    return { tone: 'over', text: expiryDate === null ? 'Expired.' : expiry(expiryDate, today), lastDay }
  }
  if (status === 'pending') return { tone: 'plain', text: waiting(submittedAt, today), lastDay }
  if (expiryDate === null) {
    return { tone: 'attention', text: 'Add its expiry date, so that it can be watched.', lastDay }
  }
  if (today > expiryDate) return { tone: 'over', text: expiry(expiryDate, today), lastDay }
  const left = daysBetween(today, expiryDate)
  if (left > papers.work_permit.attentionDays) {
    return { tone: 'good', text: `Valid until ${formatDate(expiryDate)}: ${countDays(left)} left.`, lastDay }
  }
  const lead = extensionLeadDays.value
  const askBy = addDays(expiryDate, -lead)
  const advice =
    today <= askBy
      ? `IRCC asks for an extension at least ${lead} days before: file by ${formatDate(askBy)}.`
      : `IRCC asks for an extension at least ${lead} days before, which was ${formatDate(askBy)}: file now.`
  return {
    tone: 'attention',
    text: `Expires on ${formatDate(expiryDate)}, ${inDays(left)}. ${advice}`,
    lastDay,
  }
}

/** Somebody may have marked a permit as expired before its day. */
function expiry(expiryDate: string, today: string): string {
  return today > expiryDate
    ? `Expired on ${formatDate(expiryDate)}.`
    : `Marked as expired. Its expiry date is ${formatDate(expiryDate)}.`
}

function waiting(submittedAt: string | null, today: string): string {
  if (submittedAt === null) return 'Not submitted yet.'
  if (submittedAt > today) return `To be submitted on ${formatDate(submittedAt)}.`
  return `Submitted on ${formatDate(submittedAt)}, ${countDays(daysBetween(submittedAt, today))} ago.`
}
