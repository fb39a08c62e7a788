import type { CommitmentCertificate } from '../commitment-certificates/schema.ts'
import type { DocumentAnalysis } from '../document-analyses/schema.ts'
import type { LetterOfSupport } from '../letters-of-support/schema.ts'
import type { Milestone } from '../milestones/schema.ts'
import type { OrganizationMatch } from '../organization-matches/schema.ts'
import type { DatedPaper } from '../papers/term.ts'
import { isMade } from '../pr-applications/applicants.ts'
import type { PrApplication } from '../pr-applications/schema.ts'
import { onceOf } from '../shared/once.ts'
import type { TeamMember } from '../teams/schema.ts'
import type { TrackerSighting } from '../tracker-sightings/schema.ts'
import type { ValidityDate } from '../validity-dates/schema.ts'
import type { WorkPermit } from '../work-permits/schema.ts'

/** A person's paper with a date, as the team entered it or as a member's language scores say. */
export type PaperDate = DatedPaper & Pick<ValidityDate, 'id' | 'memberId' | 'updatedAt'>

/** What a team keeps that has dates. */
export type TeamDates = {
  readonly people: readonly Pick<TeamMember, 'id' | 'passportName' | 'role' | 'userId' | 'createdAt'>[]
  readonly papers: readonly PaperDate[]
  readonly letters: readonly LetterOfSupport[]
  readonly certificates: readonly CommitmentCertificate[]
  readonly workPermits: readonly WorkPermit[]
  /** One of each founder who has begun theirs. */
  readonly prApplications: readonly PrApplication[]
  /** What was seen in IRCC's tracker. */
  readonly sightings: readonly Pick<TrackerSighting, 'memberId' | 'seenOn' | 'updatedAt'>[]
}

/** An endpoint that gets nothing any more, though its member did not say so. */
export type StoppedWebhook = {
  readonly id: string
  readonly url: string
  readonly reason: 'gone' | 'failing'
  readonly disabledAt: string
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
  /** The endpoints that were turned off because nothing arrives there. */
  readonly stoppedWebhooks: readonly StoppedWebhook[]
  /** What the organizations are called that letters and certificates name, by their ids. */
  readonly organizationNames: ReadonlyMap<string, string>
}

const namesOf = onceOf(
  (people: TeamDates['people']) => new Map(people.map(({ id, passportName }) => [id, passportName])),
)

export function memberName({ people }: Pick<TeamDates, 'people'>, memberId: string): string {
  return namesOf(people).get(memberId) ?? 'Unknown Member'
}

export function organizationName(
  { organizationNames }: Pick<DatedRecords, 'organizationNames'>,
  id: string,
): string {
  return organizationNames.get(id) ?? 'Unknown Organization'
}

/** Whose applications of a team's have been made, and whether all of those that are begun have. */
const madeOf = onceOf((prApplications: TeamDates['prApplications']) => {
  const begun = prApplications.filter(({ teamMemberId }) => teamMemberId !== null)
  const made = begun.filter(isMade)
  return {
    by: new Set(made.map(({ teamMemberId }) => teamMemberId)),
    all: begun.length > 0 && made.length === begun.length,
  }
})

/** Whether this person's application for permanent residence has been made: what only its making waits for is over. */
export function isApplicationMade(
  { prApplications }: Pick<TeamDates, 'prApplications'>,
  memberId: string,
): boolean {
  return madeOf(prApplications).by.has(memberId)
}

/**
 * The same for what the team's applications share: every one that is begun, and that of everybody named, has been made.
 * Nobody waits for the application of somebody who has left.
 */
export function areApplicationsMade(
  { prApplications }: Pick<TeamDates, 'prApplications'>,
  named: readonly string[] = [],
): boolean {
  const made = madeOf(prApplications)
  return made.all && named.every((memberId) => made.by.has(memberId))
}
