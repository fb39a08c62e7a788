import { type Db, listDatedRecords } from '@suv/db'
import { type DatedRecords, isDay, type PaperDate } from '@suv/domain'
import { present } from '../../present.ts'

/** Everything with a date that a member, their workspace and their teams keep, as the domain reads it. */
export async function readDatedRecords(
  db: Db,
  reader: { userId: string; workspaceId: string; teamIds: readonly string[] },
): Promise<DatedRecords> {
  const { teamIds } = reader
  const rows = await listDatedRecords(db, reader)
  const people = rows.people.map(present)
  const ofTeam = <Row extends { teamId: string }>(all: readonly Row[], teamId: string) =>
    all.filter((row) => row.teamId === teamId)
  return {
    milestones: rows.milestones.map(present),
    teams: teamIds.map((teamId) => ({
      people: ofTeam(people, teamId),
      papers: papersOf(ofTeam(rows.validityDates, teamId).map(present), ofTeam(people, teamId)),
      letters: ofTeam(rows.letters, teamId).map(present),
      certificates: ofTeam(rows.certificates, teamId).map(present),
      workPermits: ofTeam(rows.workPermits, teamId).map(present),
      prApplications: ofTeam(rows.prApplications, teamId).map(present),
      sightings: ofTeam(rows.sightings, teamId).map(present),
    })),
    analyses: rows.analyses.map(present),
    matches: rows.matches.map(present),
    stoppedWebhooks: rows.stoppedWebhooks.map(present),
    organizationNames: new Map(rows.organizations.map(({ id, name }) => [id, name])),
  }
}

type Person = {
  readonly id: string
  readonly languageScores: Record<string, string | number> | null
  readonly updatedAt: string
}

/** What the team has entered, and the language results that stand in the members' scores alone. */
function papersOf(entered: readonly PaperDate[], people: readonly Person[]): PaperDate[] {
  const isEntered = ({ kind, memberId, day }: PaperDate) =>
    entered.some((paper) => paper.kind === kind && paper.memberId === memberId && paper.day === day)
  return [...entered, ...people.flatMap(languageResultOf).filter((paper) => !isEntered(paper))]
}

/** A member's language scores may carry the day of the test. */
function languageResultOf({ id, languageScores, updatedAt }: Person): PaperDate[] {
  const { testDate, test } = languageScores ?? {}
  if (typeof testDate !== 'string' || !isDay(testDate)) return []
  const label = typeof test === 'string' ? test : null
  const paper = {
    kind: 'language_result',
    label,
    day: testDate,
    livesThere: null,
    stayEndedOn: null,
  } as const
  return [{ ...paper, id: `language:${id}`, memberId: id, updatedAt }]
}
