import type { CommitmentCertificate } from '../commitment-certificates/schema.ts'
import { type DatedPaperKind, datedPaperKinds, type PaperKind } from '../papers/kinds.ts'
import { lastDayOf } from '../papers/last-day.ts'
import { papers } from '../papers/papers.ts'
import { lastCertificateDay } from '../program/validity.ts'
import type { WorkPermit } from '../work-permits/schema.ts'
import type { ValidityDate } from './schema.ts'

/** One paper of the team, as the validity view draws it. Days are YYYY-MM-DD. */
export type Paper = {
  /** Unique in a list, and stable. */
  readonly key: string
  readonly kind: PaperKind
  /** Null for a paper of the whole team. */
  readonly memberId: string | null
  readonly label: string | null
  /** The first day on which it counts; null where that is not known or does not matter. */
  readonly from: string | null
  /** The last day on which it counts; null where it is not known. */
  readonly lastDay: string | null
  /** Why it never counts, whatever the day; null where it may. */
  readonly refusal: 'issued_too_late' | 'marked_expired' | null
}

export type TeamPapers = {
  readonly members: readonly { readonly id: string }[]
  readonly dates: readonly Pick<ValidityDate, 'id' | 'memberId' | 'kind' | 'label' | 'day'>[]
  readonly certificates: readonly Pick<
    CommitmentCertificate,
    'id' | 'certificateId' | 'issuedDate' | 'status'
  >[]
  readonly permits: readonly Pick<WorkPermit, 'id' | 'memberId' | 'approvedAt' | 'expiryDate' | 'status'>[]
}

/**
 * Every paper of the team that can run out. Each member needs one of each dated kind, so a missing one is listed without a
 * date; of several the one that counts longest stands, except for police certificates, of which each country's does.
 */
export function collectPapers({ members, dates, certificates, permits }: TeamPapers): Paper[] {
  return [
    ...certificatePapers(certificates),
    ...members.flatMap((member) => [
      ...datedPaperKinds.flatMap((kind) => datedPapers(member.id, kind, dates)),
      ...permits.filter((permit) => permit.memberId === member.id).flatMap(permitPaper),
    ]),
  ]
}

function datedPapers(memberId: string, kind: DatedPaperKind, dates: TeamPapers['dates']): Paper[] {
  const own = dates.filter((date) => date.memberId === memberId && date.kind === kind)
  const newest = new Map<string, (typeof own)[number]>()
  for (const date of own) {
    const group = kind === 'police_certificate' ? (date.label ?? '').trim().toLowerCase() : ''
    const other = newest.get(group)
    if (other === undefined || other.day < date.day) newest.set(group, date)
  }
  const base = { kind, memberId, refusal: null }
  if (newest.size === 0) {
    return [{ ...base, key: `${kind}:${memberId}`, label: null, from: null, lastDay: null }]
  }
  return [...newest.values()].map(({ id, label, day }) => ({
    ...base,
    key: id,
    label,
    from: papers[kind].months === null ? null : day,
    lastDay: lastDayOf(kind, day),
  }))
}

function certificatePapers(certificates: TeamPapers['certificates']): Paper[] {
  const base = { kind: 'commitment_certificate', memberId: null } as const
  if (certificates.length === 0) {
    return [{ ...base, key: 'commitment_certificate', label: null, from: null, lastDay: null, refusal: null }]
  }
  return certificates.map(({ id, certificateId, issuedDate, status }) => ({
    ...base,
    key: id,
    label: certificateId,
    from: issuedDate,
    lastDay: issuedDate === null ? null : lastDayOf('commitment_certificate', issuedDate),
    refusal: certificateRefusal(issuedDate, status),
  }))
}

function certificateRefusal(
  issuedDate: string | null,
  status: CommitmentCertificate['status'],
): Paper['refusal'] {
  if (issuedDate !== null && issuedDate > lastCertificateDay.value) return 'issued_too_late'
  return status === 'expired' ? 'marked_expired' : null
}

/** Only a permit that was given can run out. */
function permitPaper({
  id,
  memberId,
  approvedAt,
  expiryDate,
  status,
}: TeamPapers['permits'][number]): Paper[] {
  if (status === 'rejected' || status === 'pending') return []
  const refusal = status === 'expired' ? 'marked_expired' : null
  return [
    { key: id, kind: 'work_permit', memberId, label: null, from: approvedAt, lastDay: expiryDate, refusal },
  ]
}
