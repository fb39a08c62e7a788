import type { Db } from '../client.ts'
import { ownOrCompanys } from './paper-scope.ts'
import { anyOf, type TeamScope } from './team-scope.ts'
import { listStoppedWebhooks } from './webhook-endpoints.ts'
import type { WorkspaceScope } from './workspaces.ts'

/** Older analyses have had their say. */
const newestAnalyses = 200

/*
 * The columns that reminders and the calendar look at. Read table by table, all rows: a reminder that is left out for length would be a
 * reminder that is missed.
 */

/** What a member and the workspace in which they work keep that has dates. */
export async function listOwnDatedRecords(
  db: Db,
  { userId, workspaceId }: WorkspaceScope & { userId: string },
) {
  const [milestones, analyses, matches, stoppedWebhooks] = await Promise.all([
    db
      .selectFrom('milestones')
      .selectAll()
      .where('workspaceId', '=', workspaceId)
      .orderBy('order')
      .orderBy('createdAt')
      .orderBy('id')
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
  return { milestones, analyses, matches, stoppedWebhooks }
}

/** What some teams keep that has dates, and what the organizations are called that it names. */
export async function listTeamDatedRecords(db: Db, { teamIds }: TeamScope) {
  const ofTeams = anyOf(teamIds)
  const [people, validityDates, letters, certificates, workPermits, prApplications, sightings] =
    await Promise.all([
      db
        .selectFrom('teamMembers')
        .select([
          'id',
          'teamId',
          'passportName',
          'role',
          'userId',
          'languageScores',
          'createdAt',
          'updatedAt',
        ])
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
    people,
    validityDates,
    letters,
    certificates,
    workPermits,
    prApplications,
    sightings,
    organizations,
  }
}
