import type { CommitmentCertificate } from '../commitment-certificates/schema.ts'
import { formatDate } from '../formatting.ts'
import { lastDayOf, monthsOf } from '../papers/last-day.ts'
import { papers } from '../papers/papers.ts'
import { lastCertificateDay } from '../program/validity.ts'
import { addDays, daysBetween } from '../shared/days.ts'
import { countDays, inDays, type Watch } from '../shared/watch.ts'
import type { LetterOfSupport } from './schema.ts'

/** After so many days without an answer, it is time to ask. */
export const letterPatienceDays = 30

/** The last day on which an application may be made with a certificate issued on `issuedDate`: it must be less than six months old. */
export function certificateLastDay(issuedDate: string): string {
  return lastDayOf('commitment_certificate', issuedDate)
}

/**
 * Where a certificate stands on a day: its six months, and whether it was issued in time at all. Days are calendar days
 * where the reader is.
 */
export function watchCertificate(
  { issuedDate, status }: Pick<CommitmentCertificate, 'issuedDate' | 'status'>,
  today: string,
): Watch {
  const months = monthsOf('commitment_certificate')
  if (issuedDate === null) {
    if (status === 'expired') return { tone: 'over', text: 'Marked as expired.', lastDay: null }
    return status === 'issued'
      ? {
          tone: 'attention',
          text: `Add the day of issue, so that its ${months} months can be watched.`,
          lastDay: null,
        }
      : {
          tone: 'plain',
          text: `Not issued yet. Its ${months} months begin on the day of issue.`,
          lastDay: null,
        }
  }
  const issued = `Issued ${formatDate(issuedDate)}.`
  const lastAccepted = lastCertificateDay.value
  if (issuedDate > lastAccepted) {
    const text = `${issued} The government accepts no certificate issued after ${formatDate(lastAccepted)}.`
    return { tone: 'over', text, lastDay: null }
  }
  const lastDay = certificateLastDay(issuedDate)
  const end = addDays(lastDay, 1)
  if (today > lastDay) {
    const text = `${issued} It reached ${months} months on ${formatDate(end)}. An application made by ${formatDate(lastDay)} is not affected.`
    return { tone: 'over', text, lastDay }
  }
  if (status === 'expired') return { tone: 'over', text: `${issued} Marked as expired.`, lastDay }
  if (issuedDate > today) {
    const text = `Its day of issue, ${formatDate(issuedDate)}, is still to come.`
    return { tone: 'attention', text, lastDay }
  }
  const left = daysBetween(today, lastDay)
  if (left <= papers.commitment_certificate.attentionDays) {
    const text = `${issued} It reaches ${months} months on ${formatDate(end)}: the last day to apply is ${formatDate(lastDay)}, ${inDays(left)}.`
    return { tone: 'attention', text, lastDay }
  }
  const text = `${issued} It counts for an application made by ${formatDate(lastDay)}: ${countDays(left)} left.`
  return { tone: 'good', text, lastDay }
}

/** What a letter's watch needs to know of the certificates of the same team. */
export type KnownCertificate = Pick<
  CommitmentCertificate,
  'organizationId' | 'certificateId' | 'coversMembers' | 'issuedDate' | 'status'
>

/**
 * Where a letter of support stands on a day. A letter has no end of its own: it goes with a commitment certificate of the
 * same organization, and that one runs out. `recordedOn` is the day on which the letter was entered, where the reader is.
 */
export function watchLetter(
  letter: Pick<LetterOfSupport, 'status' | 'issuedDate' | 'letterDocumentId' | 'organizationId' | 'memberId'>,
  {
    recordedOn,
    today,
    certificates,
  }: {
    readonly recordedOn: string
    readonly today: string
    readonly certificates: readonly KnownCertificate[]
  },
): Watch {
  if (letter.status === 'expired') {
    const text = 'Marked as expired. The application needs a letter that stands.'
    return { tone: 'over', text, lastDay: null }
  }
  if (letter.status !== 'issued') {
    const waited = daysBetween(recordedOn, today)
    if (waited < letterPatienceDays) {
      const text = `Not issued yet. Recorded on ${formatDate(recordedOn)}.`
      return { tone: 'plain', text, lastDay: null }
    }
    const text = `Not issued yet, ${countDays(waited)} after it was recorded on ${formatDate(recordedOn)}. Ask the organization where it stands.`
    return { tone: 'attention', text, lastDay: null }
  }
  const issued =
    letter.issuedDate === null ? 'Add the day of issue.' : `Issued ${formatDate(letter.issuedDate)}.`
  const missing = letter.letterDocumentId === null ? ' Attach the letter from your documents.' : ''
  const certificate = certificateOf(letter, certificates, today)
  if (certificate === undefined) {
    const text = `${issued}${missing} No commitment certificate of this organization is recorded yet.`
    return { tone: 'attention', text, lastDay: null }
  }
  const { tone, lastDay } = watchCertificate(certificate, today)
  const name = `Its certificate ${certificate.certificateId}`
  const standing =
    tone === 'over'
      ? `${name} no longer counts.`
      : lastDay === null
        ? `${name} has no day of issue yet.`
        : `${name} counts for an application made by ${formatDate(lastDay)}.`
  const isComplete = letter.issuedDate !== null && missing === ''
  return {
    tone: isComplete ? tone : tone === 'over' ? 'over' : 'attention',
    text: `${issued}${missing} ${standing}`,
    lastDay,
  }
}

/** Of the organization's certificates that cover the member, or say nothing of members: the one that counts longest. */
function certificateOf(
  { organizationId, memberId }: Pick<LetterOfSupport, 'organizationId' | 'memberId'>,
  certificates: readonly KnownCertificate[],
  today: string,
): KnownCertificate | undefined {
  const reach = (certificate: KnownCertificate) => {
    const { tone, lastDay } = watchCertificate(certificate, today)
    return tone === 'over' ? '' : (lastDay ?? '0')
  }
  return certificates
    .filter(
      (certificate) =>
        certificate.organizationId === organizationId &&
        (certificate.coversMembers.length === 0 || certificate.coversMembers.includes(memberId)),
    )
    .toSorted((a, b) => reach(b).localeCompare(reach(a)))[0]
}
