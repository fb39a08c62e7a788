import type { CommitmentCertificate } from '../commitment-certificates/schema.ts'
import { formatDate } from '../formatting.ts'

/*
 * What is entered and cannot be, or hardly: said beside the field, and never refused, because papers are sometimes odder than
 * rules. Each is null where there is no doubt.
 */

/** A day on which something has happened, by what is entered, that is still to come. Days are YYYY-MM-DD. */
export function dayToComeDoubt(day: string, today: string): string | null {
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && day > today
    ? `${formatDate(day)} is still to come. Check the day and the year.`
    : null
}

/** A second day that lies before the one that it follows, such as an approval before its submission. */
export function orderDoubt(first: string, second: string, what: string): string | null {
  return first !== '' && second !== '' && second < first
    ? `This is before ${what}, ${formatDate(first)}.`
    : null
}

/** People whom a certificate calls essential and does not cover. `nameOf` says what each is called. */
export function notCoveredDoubt(
  { coversMembers, essentialMembers }: Pick<CommitmentCertificate, 'coversMembers' | 'essentialMembers'>,
  nameOf: (id: string) => string,
): string | null {
  const missing = essentialMembers.filter((id) => !coversMembers.includes(id)).map(nameOf)
  if (missing.length === 0) return null
  return `The certificate does not cover ${missing.join(', ')}, whom it calls essential. Check both lists on it.`
}

/** Somebody whose letter calls them essential, where the certificate of the same organization does not. */
export function notEssentialDoubt(
  letter: { readonly memberId: string; readonly organizationId: string; readonly isEssentialPerson: boolean },
  certificates: readonly Pick<
    CommitmentCertificate,
    'organizationId' | 'certificateId' | 'essentialMembers'
  >[],
): string | null {
  const same = certificates.filter(({ organizationId }) => organizationId === letter.organizationId)
  if (!letter.isEssentialPerson || letter.memberId === '' || same.length === 0) return null
  if (same.some(({ essentialMembers }) => essentialMembers.includes(letter.memberId))) return null
  const ids = same.map(({ certificateId }) => certificateId).join(', ')
  return `The certificate ${ids} of this organization does not name this person as essential. Check both papers.`
}
