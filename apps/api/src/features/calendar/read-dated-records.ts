import { setImmediate } from 'node:timers/promises'
import { type Db, listOwnDatedRecords, listTeamDatedRecords } from '@suv/db'
import { type DatedRecords, isDay, type PaperDate, type TeamDates } from '@suv/domain'
import { present } from '../../present.ts'

/** Whose rows are in the memory at the same time. */
const teamsAtOnce = 2

/**
 * Everything with a date that a member, their workspace and their teams keep, as the domain reads it: first their own, then
 * of each team what it keeps, in the order of the ids. There may be 50 teams of 14,000 rows: others are answered between two of
 * them, and what is made of one need not be kept.
 */
export async function* readDatedRecords(
  db: Db,
  reader: { userId: string; workspaceId: string; teamIds: readonly string[] },
): AsyncGenerator<DatedRecords> {
  const readFrom = (at: number) =>
    at < reader.teamIds.length
      ? listTeamDatedRecords(db, { teamIds: reader.teamIds.slice(at, at + teamsAtOnce) })
      : undefined
  const [own, first] = await Promise.all([listOwnDatedRecords(db, reader), readFrom(0)])
  yield {
    ...noRecords,
    milestones: own.milestones.map(present),
    analyses: own.analyses.map(present),
    matches: own.matches.map(present),
    stoppedWebhooks: own.stoppedWebhooks.map(present),
  }
  let rows = first
  for (let at = 0; rows !== undefined; at += teamsAtOnce) {
    const organizationNames = new Map(rows.organizations.map(({ id, name }) => [id, name]))
    for (const teamId of reader.teamIds.slice(at, at + teamsAtOnce)) {
      yield { ...noRecords, teams: [await teamDates(rows, teamId)], organizationNames }
    }
    rows = await readFrom(at + teamsAtOnce)
  }
}

const noRecords: DatedRecords = {
  milestones: [],
  teams: [],
  analyses: [],
  matches: [],
  stoppedWebhooks: [],
  organizationNames: new Map(),
}

/** Of thousands of rows each kind is a turn of its own. */
async function teamDates(
  rows: Awaited<ReturnType<typeof listTeamDatedRecords>>,
  teamId: string,
): Promise<TeamDates> {
  const ofTeam = async <Row extends { teamId: string }>(all: readonly Row[]) => {
    await setImmediate()
    return all.filter((row) => row.teamId === teamId).map(present)
  }
  const people = await ofTeam(rows.people)
  const dates = {
    people,
    papers: papersOf(await ofTeam(rows.validityDates), people),
    letters: await ofTeam(rows.letters),
    certificates: await ofTeam(rows.certificates),
    workPermits: await ofTeam(rows.workPermits),
    prApplications: await ofTeam(rows.prApplications),
    sightings: await ofTeam(rows.sightings),
  }
  await setImmediate()
  return dates
}

type Person = {
  readonly id: string
  readonly languageScores: Record<string, string | number> | null
  readonly updatedAt: string
}

/** What the team has entered, and the language results that stand in the members' scores alone. */
function papersOf(entered: readonly PaperDate[], people: readonly Person[]): PaperDate[] {
  const nameOf = ({ kind, memberId, day }: PaperDate) => `${kind} ${memberId} ${day}`
  const known = new Set(entered.map(nameOf))
  return [...entered, ...people.flatMap(languageResultOf).filter((paper) => !known.has(nameOf(paper)))]
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
