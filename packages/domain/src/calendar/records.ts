import type { CommitmentCertificate } from '../commitment-certificates/schema.ts'
import type { DocumentAnalysis } from '../document-analyses/schema.ts'
import type { LetterOfSupport } from '../letters-of-support/schema.ts'
import type { Milestone } from '../milestones/schema.ts'
import type { OrganizationMatch } from '../organization-matches/schema.ts'
import type { PrApplication } from '../pr-applications/schema.ts'
import type { ValidityDate } from '../validity-dates/schema.ts'
import type { WorkPermit } from '../work-permits/schema.ts'

/** A person's paper with a date, as the team entered it or as a member's language scores say. */
export type PaperDate = Pick<ValidityDate, 'id' | 'memberId' | 'kind' | 'label' | 'day' | 'updatedAt'>

/** What a team keeps that has dates. */
export type TeamDates = {
  readonly people: readonly { readonly id: string; readonly passportName: string }[]
  readonly papers: readonly PaperDate[]
  readonly letters: readonly LetterOfSupport[]
  readonly certificates: readonly CommitmentCertificate[]
  readonly workPermits: readonly WorkPermit[]
  readonly prApplication: PrApplication | null
}

/** Everything of one member that reminders and the calendar look at. */
export type DatedRecords = {
  readonly milestones: readonly Milestone[]
  readonly teams: readonly TeamDates[]
  readonly analyses: readonly Pick<
    DocumentAnalysis,
    'id' | 'documentType' | 'analysisType' | 'deadlines' | 'createdAt'
  >[]
  readonly matches: readonly Pick<OrganizationMatch, 'id' | 'createdAt'>[]
  /** What the organizations are called that letters and certificates name, by their ids. */
  readonly organizationNames: ReadonlyMap<string, string>
}

export function memberName({ people }: Pick<TeamDates, 'people'>, memberId: string): string {
  return people.find(({ id }) => id === memberId)?.passportName ?? 'Unknown Member'
}

export function organizationName(
  { organizationNames }: Pick<DatedRecords, 'organizationNames'>,
  id: string,
): string {
  return organizationNames.get(id) ?? 'Unknown Organization'
}

/** Whether the application for permanent residence has been made: what only its making waits for is over. */
export function isApplicationMade({ prApplication }: Pick<TeamDates, 'prApplication'>): boolean {
  return prApplication !== null && prApplication.status !== 'preparing'
}
