import type { CommitmentCertificate } from '../commitment-certificates/schema.ts'
import { type DatedPaperKind, datedPaperKinds, type PaperKind } from '../papers/kinds.ts'
import { lastDayOf } from '../papers/last-day.ts'
import { papers } from '../papers/papers.ts'
import { type OpenPart, termOf } from '../papers/term.ts'
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
  /** The last day on which it counts; null where it is not known, or there is none. */
  readonly lastDay: string | null
  /** It does not age: it counts from its first day on. */
  readonly isLasting: boolean
  /** Why it never counts, whatever the day; null where it may. */
  readonly refusal: 'issued_too_late' | 'marked_expired' | 'issued_before_stay_ended' | null
  /** Of a police certificate of another country: the last day of the last stay there, where it is known. */
  readonly stayEndedOn: string | null
  /** What has to be said of a police certificate before the rule can be applied to it. */
  readonly open: readonly OpenPart[]
}

export type TeamPapers = {
  readonly members: readonly { readonly id: string }[]
  readonly dates: readonly Pick<
    ValidityDate,
    'id' | 'memberId' | 'kind' | 'label' | 'day' | 'livesThere' | 'stayEndedOn'
  >[]
  readonly certificates: readonly Pick<
    CommitmentCertificate,
    'id' | 'certificateId' | 'issuedDate' | 'status'
  >[]
  readonly permits: readonly Pick<WorkPermit, 'id' | 'memberId' | 'approvedAt' | 'expiryDate' | 'status'>[]
}

/**
 * Every paper of the team that can run out. Each member needs one of each dated kind, so a missing one is listed without a
 * date; of several the newest stands, except for police certificates, of which each country's newest does, and each that
 * does not say its country.
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
    const group = kind === 'police_certificate' ? countryOf(date) : ''
    const other = newest.get(group)
    if (other === undefined || other.day < date.day) newest.set(group, date)
  }
  const base = { ...plain, kind, memberId }
  if (newest.size === 0) {
    return [{ ...base, key: `${kind}:${memberId}`, label: null, from: null, lastDay: null }]
  }
  const inOrder = [...newest.values()].toSorted((a, b) => (a.label ?? '').localeCompare(b.label ?? '', 'en'))
  return inOrder.map((date) => ({
    ...base,
    ...termOf(date),
    key: date.id,
    label: date.label,
    from: papers[kind].months === null ? null : date.day,
    stayEndedOn: kind === 'police_certificate' && date.livesThere !== true ? date.stayEndedOn : null,
  }))
}

/** What most papers have nothing to say of. */
const plain = { refusal: null, isLasting: false, stayEndedOn: null, open: [] } as const

/** Certificates that do not say their country may be of different ones. */
function countryOf({ id, label }: Pick<ValidityDate, 'id' | 'label'>): string {
  return label?.trim().toLowerCase() || `of ${id}`
}

function certificatePapers(certificates: TeamPapers['certificates']): Paper[] {
  const base = { ...plain, kind: 'commitment_certificate', memberId: null } as const
  if (certificates.length === 0) {
    return [{ ...base, key: 'commitment_certificate', label: null, from: null, lastDay: null }]
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
  const days = { from: approvedAt, lastDay: expiryDate }
  return [{ ...plain, ...days, key: id, kind: 'work_permit', memberId, label: null, refusal }]
}
