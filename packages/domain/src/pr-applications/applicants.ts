import type { CommitmentCertificate } from '../commitment-certificates/schema.ts'
import type { TeamMember } from '../teams/schema.ts'
import type { PrApplication } from './schema.ts'

type Person = Pick<TeamMember, 'id' | 'passportName' | 'role' | 'userId' | 'createdAt'>

/** Somebody who files an application of their own. */
export type Applicant<Application> = {
  /** Null for somebody who has left the team; there is an application then. */
  readonly teamMemberId: string | null
  readonly name: string
  /** Null before it is begun. */
  readonly application: Application | null
}

/** An application that has been made, whatever became of it. */
export function isMade({ status }: Pick<PrApplication, 'status'>): boolean {
  return status !== 'preparing'
}

/**
 * Whose application is meant where none is named: the team's first founder; of several, one who can sign in. Undefined for
 * a team without members. The database's `main_applicant_of` says the same.
 */
export function mainApplicant<Someone extends Person>(people: readonly Someone[]): Someone | undefined {
  return people.toSorted(
    (a, b) =>
      Number(b.role === 'founder') - Number(a.role === 'founder') ||
      Number(a.userId === null) - Number(b.userId === null) ||
      Date.parse(a.createdAt) - Date.parse(b.createdAt) ||
      (a.id < b.id ? -1 : 1),
  )[0]
}

/**
 * Who files an application: the founders whom the team's commitment certificates name, and while none names anybody all of
 * the team; in any case the main applicant and whoever has begun. The main applicant first, the others as they joined, and
 * last those who have left and whose application the team keeps.
 *
 * Source: IMM 5760 and program facts of 22 November 2026: each founder named in the commitment files an application of
 * their own; the certificate and the business are shared.
 */
export function listApplicants<
  Application extends Pick<PrApplication, 'id' | 'teamMemberId' | 'applicantName'>,
>({
  people,
  certificates,
  applications,
}: {
  people: readonly Person[]
  certificates: readonly Pick<CommitmentCertificate, 'coversMembers' | 'essentialMembers'>[]
  applications: readonly Application[]
}): Applicant<Application>[] {
  const main = mainApplicant(people)
  const named = new Set(certificates.flatMap((paper) => [...paper.coversMembers, ...paper.essentialMembers]))
  const begun = new Map(applications.map((application) => [application.teamMemberId, application]))
  const inOrder = people.toSorted(
    (a, b) =>
      Number(b === main) - Number(a === main) ||
      Date.parse(a.createdAt) - Date.parse(b.createdAt) ||
      (a.id < b.id ? -1 : 1),
  )
  return [
    ...inOrder
      .map((person) => ({
        teamMemberId: person.id,
        name: person.passportName,
        application: begun.get(person.id) ?? null,
        isExpected: person === main || named.size === 0 || named.has(person.id),
      }))
      .filter(({ isExpected, application }) => isExpected || application !== null)
      .map(({ isExpected: _, ...applicant }) => applicant),
    ...applications
      .filter(({ teamMemberId }) => teamMemberId === null)
      .map((application) => ({
        teamMemberId: null,
        name: application.applicantName ?? 'Unknown Member',
        application,
      })),
  ]
}

/** The screen of an application, open at whom `applicant` names: a team member, or the application of somebody who has left. */
export function applicantHref(applicant: string): string {
  return `/pr-application?applicant=${encodeURIComponent(applicant)}`
}

/** '2 of 3 submitted', of those who are in the team. */
export function summariseApplicants(applicants: readonly Applicant<Pick<PrApplication, 'status'>>[]): string {
  const present = applicants.filter(({ teamMemberId }) => teamMemberId !== null)
  const made = present.filter(({ application }) => application !== null && isMade(application))
  return `${made.length} of ${present.length} submitted`
}
