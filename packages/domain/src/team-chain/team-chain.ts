import { formatDate, formatPercent } from '../formatting.ts'
import { isMade } from '../pr-applications/applicants.ts'
import type { PrApplication } from '../pr-applications/schema.ts'
import type { FigureSource, ProgramEdition, Reported } from '../program/edition.ts'
import { practiceFacts } from '../program/practice.ts'
import { federalCourt, finalDecision, secondReadingOn } from '../program/sources.ts'
import { certificateValidityMonths, lastCertificateDay, lastFilingDay } from '../program/validity.ts'
import { foldText } from '../shared/fold-text.ts'

/** How the applications of a team hang together: who falls with whom, and where their papers do not fit. */

/** The rule that binds essential founders. */
export const essentialRule: Reported<string> = {
  value:
    'If one essential founder is refused or withdraws, all applicants of the team are refused. If another founder is, the others go on.',
  effectiveFrom: null,
  source: {
    ...finalDecision,
    note: 'R98.08(2), as read in 2024 FC 599, 2024 FC 1986 and 2025 FC 1786. That the others go on is a reading: ask a lawyer.',
  },
  checkedOn: secondReadingOn,
}

/** The published cases that show it, for whoever wants to read them. */
export const essentialCases: readonly { readonly text: string; readonly source: FigureSource }[] = [
  {
    text: 'One undisclosed refusal of one founder sank five applicants.',
    source: federalCourt('2024 FC 599', 525449),
  },
  { text: 'The rest were refused with an essential founder.', source: federalCourt('2024 FC 1986', 527045) },
]

export type ChainMember = {
  readonly id: string
  readonly name: string
  readonly isEssential: boolean
}

/** What befalls one member of a team once some are refused or withdraw. */
export type Fate = 'stands' | 'refused' | 'falls'

/**
 * Who stands and who falls.
 *
 * @param gone the members who are refused or withdraw.
 * Source: `essentialRule`.
 */
export function fatesOf(members: readonly ChainMember[], gone: ReadonlySet<string>): Map<string, Fate> {
  const breaks = members.some(({ id, isEssential }) => isEssential && gone.has(id))
  return new Map(members.map(({ id }) => [id, gone.has(id) ? 'refused' : breaks ? 'falls' : 'stands']))
}

/** Something in the team's papers that does not fit, with what to do. */
export type ChainProblem = {
  readonly id: string
  readonly text: string
  readonly source: FigureSource
}

type Application = Pick<PrApplication, 'teamMemberId' | 'status' | 'submittedAt'>

export type TeamPapersToCheck = {
  readonly members: readonly {
    readonly id: string
    readonly passportName: string
    readonly dateOfBirth: string | null
  }[]
  readonly certificates: readonly {
    readonly coversMembers: readonly string[]
    readonly essentialMembers: readonly string[]
    readonly issuedDate: string | null
    readonly certificateId: string
  }[]
  readonly shares: readonly { readonly memberId: string; readonly votingRightsPct: number }[]
  readonly applications: readonly Application[]
  /** The caller's own refusals, of their private history. */
  readonly ownRefusals: number
}

/** What in names, dates, shares and refusals does not fit together, across the members and the papers. */
export function chainProblems(
  { members, certificates, shares, applications, ownRefusals }: TeamPapersToCheck,
  edition: Pick<ProgramEdition, 'minimumOwnershipPct' | 'maximumApplicants'>,
): ChainProblem[] {
  const nameOf = (id: string) =>
    members.find((member) => member.id === id)?.passportName ?? 'Somebody who left'
  const named = new Set(certificates.flatMap((paper) => [...paper.coversMembers, ...paper.essentialMembers]))
  const found: ChainProblem[] = []
  const add = (id: string, text: string, source: FigureSource) => found.push({ id, text, source })

  for (const { certificateId, coversMembers, essentialMembers, issuedDate } of certificates) {
    for (const id of essentialMembers.filter((each) => !coversMembers.includes(each))) {
      add(
        `covers ${certificateId} ${id}`,
        `Certificate ${certificateId} calls ${nameOf(id)} essential and does not cover them.`,
        finalDecision,
      )
    }
    if (issuedDate !== null && issuedDate > lastCertificateDay.value) {
      add(
        `late ${certificateId}`,
        `Certificate ${certificateId} is dated after ${formatDate(lastCertificateDay.value)} and is not accepted.`,
        lastCertificateDay.source,
      )
    }
  }
  const twins = new Map<string, string[]>()
  for (const { passportName } of members) {
    const key = foldText(passportName) || passportName.trim().toLowerCase()
    twins.set(key, [...(twins.get(key) ?? []), passportName])
  }
  for (const names of twins.values()) {
    if (names.length > 1) {
      add(`twins ${names[0]}`, `${names[0]} is in the team ${names.length} times. Keep one.`, finalDecision)
    }
  }
  for (const { id, passportName, dateOfBirth } of members) {
    const application = applications.find(({ teamMemberId }) => teamMemberId === id)
    const hasFiled = application !== undefined && isMade(application)
    if (hasFiled && named.size > 0 && !named.has(id)) {
      add(`unnamed ${id}`, `${passportName} has filed, and no certificate names them.`, finalDecision)
    }
    if (hasFiled && application.submittedAt === null) {
      add(`undated ${id}`, `${passportName} has filed, and the day is not entered.`, lastFilingDay.source)
    }
    if (application?.submittedAt != null && application.submittedAt > lastFilingDay.value) {
      add(
        `after ${id}`,
        `${passportName} is entered as filed on ${formatDate(application.submittedAt)}, after the last day to apply.`,
        lastFilingDay.source,
      )
    }
    const early = certificates.find(
      ({ issuedDate, coversMembers }) =>
        coversMembers.includes(id) &&
        issuedDate !== null &&
        application?.submittedAt != null &&
        application.submittedAt < issuedDate,
    )
    if (early !== undefined) {
      add(
        `before ${id}`,
        `${passportName} is entered as filed before certificate ${early.certificateId} was issued.`,
        certificateValidityMonths.source,
      )
    }
    if (named.has(id) && dateOfBirth === null) {
      add(
        `birth ${id}`,
        `The date of birth of ${passportName} is not entered, so that papers cannot be compared.`,
        finalDecision,
      )
    }
    const share = shares.find(({ memberId }) => memberId === id)
    if (named.has(id) && share !== undefined && share.votingRightsPct < edition.minimumOwnershipPct.value) {
      add(
        `share ${id}`,
        `${passportName} holds ${formatPercent(share.votingRightsPct)} of the voting rights; each applicant needs ${formatPercent(edition.minimumOwnershipPct.value)}.`,
        edition.minimumOwnershipPct.source,
      )
    }
  }
  const total = shares.reduce((sum, { votingRightsPct }) => sum + votingRightsPct, 0)
  if (total > 100) {
    add(
      'total',
      `The shares come to ${formatPercent(total)}. They cannot be more than 100%.`,
      edition.minimumOwnershipPct.source,
    )
  }
  if (named.size > edition.maximumApplicants.value) {
    add(
      'many',
      `${named.size} applicants are named; the program takes at most ${edition.maximumApplicants.value} for a business.`,
      edition.maximumApplicants.source,
    )
  }
  if (ownRefusals > 0) {
    add(
      'refusals',
      `You entered ${ownRefusals === 1 ? 'a refusal' : `${ownRefusals} refusals`}. Each has to be declared in every form that asks: one undisclosed refusal sank five applicants. Ask a lawyer.`,
      practiceFacts[0]?.source ?? finalDecision,
    )
  }
  return found
}
