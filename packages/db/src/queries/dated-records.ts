import type { Db } from '../client.ts'
import { ownOrCompanys } from './paper-scope.ts'
import { anyOf, type TeamScope } from './team-scope.ts'
import { listStoppedWebhooks } from './webhook-endpoints.ts'
import type { WorkspaceScope } from './workspaces.ts'

/** Older analyses have had their say. */
const newestAnalyses = 200

/**
 * The columns that reminders and the calendar look at, of everything that a member, their workspace and their teams keep. Read table by table,
 * all rows: a reminder that is left out for length would be a reminder that is missed.
 */
export async function listDatedRecords(
  db: Db,
  { userId, workspaceId, teamIds }: TeamScope & WorkspaceScope & { userId: string },
) {
  const ofTeams = anyOf(teamIds)
  const [
    milestones,
    people,
    validityDates,
    letters,
    certificates,
    workPermits,
    prApplications,
    sightings,
    analyses,
    matches,
    stoppedWebhooks,
  ] = await Promise.all([
    db
      .selectFrom('milestones')
      .selectAll()
      .where('workspaceId', '=', workspaceId)
      .orderBy('order')
      .orderBy('createdAt')
      .orderBy('id')
      .execute(),
    db
      .selectFrom('teamMembers')
      .select(['id', 'teamId', 'passportName', 'role', 'userId', 'languageScores', 'createdAt', 'updatedAt'])
      .where('teamId', '=', ofTeams)
      .execute(),
    db.selectFrom('validityDates').selectAll().where('teamId', '=', ofTeams).execute(),
    db.selectFrom('lettersOfSupport').selectAll().where('teamId', '=', ofTeams).execute(),
    db.selectFrom('commitmentCertificates').selectAll().where('teamId', '=', ofTeams).execute(),
    db.selectFrom('workPermits').selectAll().where('teamId', '=', ofTeams).execute(),
    db.selectFrom('prApplications').selectAll().where('teamId', '=', ofTeams).execute(),
    db
      .selectFrom('trackerSightings')
      .select(['teamId', 'memberId', 'seenOn', 'updatedAt'])
      .where('teamId', '=', ofTeams)
      .execute(),
    db
      .selectFrom('documentAnalyses')
      .select(['id', 'documentType', 'analysisType', 'deadlines', 'createdAt'])
      .where(ownOrCompanys({ userId, workspaceId }))
      .orderBy('createdAt', 'desc')
      .orderBy('id')
      .limit(newestAnalyses)
      .execute(),
    db
      .selectFrom('organizationMatches')
      .select(['id', 'createdAt'])
      .where('workspaceId', '=', workspaceId)
      .execute(),
    listStoppedWebhooks(db, { userId }),
  ])
  const organizationIds = [...letters, ...certificates].map(({ organizationId }) => organizationId)
  const organizations =
    organizationIds.length === 0
      ? []
      : await db
          .selectFrom('designatedOrganizations')
          .select(['id', 'name'])
          .where('id', 'in', [...new Set(organizationIds)])
          .execute()
  return {
    milestones,
    people,
    validityDates,
    letters,
    certificates,
    workPermits,
    prApplications,
    sightings,
    analyses,
    matches,
    stoppedWebhooks,
    organizations,
  }
}
