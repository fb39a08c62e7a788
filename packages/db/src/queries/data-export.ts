import { sql } from 'kysely'
import type { Db } from '../client.ts'
import type { Database } from '../schema.ts'
import * as teamRecordKinds from './team-record-kinds.ts'
import { anyOf } from './team-scope.ts'

/*
 * Whose each table is. A new table does not compile until it is said here, so that an export cannot forget it, nor hand out
 * what nobody thought about. Records that name their team, of every kind, are the team's.
 */

type Ownership =
  /** Rows of the member, by the column that names them. */
  | { readonly member: string }
  /** Rows of the member's teams, by the column that names the team. */
  | { readonly team: string }
  /** Rows of the workspaces that are the member's own or their teams'. */
  | { readonly workspace: string }
  /** Rows of a record of the member's teams. */
  | { readonly through: 'teamMembers' | 'prApplications' | 'businessPlans'; readonly by: string }
  /** Secrets, other people's data, or nobody's. */
  | 'left out'

type KindOfTeamRecord = (typeof teamRecordKinds)[keyof typeof teamRecordKinds]

const ofEachKind = Object.fromEntries(
  Object.values(teamRecordKinds).map(({ table }) => [table, { team: 'teamId' }]),
) as Record<KindOfTeamRecord['table'], Ownership>

const ownership: Record<keyof Database, Ownership> = {
  ...ofEachKind,
  users: { member: 'id' },
  payments: { member: 'userId' },
  modelCalls: { member: 'userId' },
  paymentReports: 'left out',
  memberships: { member: 'userId' },
  sessions: { member: 'userId' },
  apikeys: { member: 'referenceId' },
  passkeys: { member: 'userId' },
  calendarFeeds: { member: 'userId' },
  auditEvents: { member: 'actorUserId' },
  businessPlans: { workspace: 'workspaceId' },
  businessPlanVersions: { through: 'businessPlans', by: 'planId' },
  businessProfiles: { member: 'userId' },
  companies: { workspace: 'workspaceId' },
  documents: { member: 'userId' },
  documentAnalyses: { member: 'userId' },
  documentChecklistTicks: { member: 'userId' },
  eligibilityAssessments: { member: 'userId' },
  historyPeople: { member: 'userId' },
  historyEntries: { member: 'userId' },
  financialData: { workspace: 'workspaceId' },
  milestones: { workspace: 'workspaceId' },
  notificationReads: { member: 'userId' },
  organizationMatches: { workspace: 'workspaceId' },
  resourceBookmarks: { member: 'userId' },
  workspaces: { workspace: 'id' },
  webhookDeliveries: { member: 'userId' },
  webhookEndpoints: { member: 'userId' },
  teams: { team: 'id' },
  teamMembers: { team: 'teamId' },
  workPermitSteps: { team: 'teamId' },
  prApplicationChanges: { through: 'prApplications', by: 'applicationId' },
  memberRecords: { through: 'teamMembers', by: 'memberId' },
  // Hashes and secrets.
  accounts: 'left out',
  knownDevices: 'left out',
  twoFactors: 'left out',
  verifications: 'left out',
  // Addresses of people who have not joined.
  teamInvitations: 'left out',
  // Answers that the other tables hold already.
  idempotencyKeys: 'left out',
  // Nobody's: the server's own counts, and what every member reads.
  failedTries: 'left out',
  rateLimits: 'left out',
  requestCounts: 'left out',
  referenceDataVersions: 'left out',
  designatedOrganizations: 'left out',
  resourceLocations: 'left out',
  resources: 'left out',
}

/** Never given out, in whatever table. */
const secretColumns = new Set([
  'token',
  'key',
  'secretHash',
  'tokenHash',
  'password',
  'objectPath',
  'metadata',
  'credentialId',
  'publicKey',
  'sealedSecret',
  'previousSealedSecret',
])

/** Whose deeds are in a team's record is the others' own. */
const othersColumns: Partial<Record<keyof Database, string>> = { prApplicationChanges: 'actorUserId' }

/** The tables of an export, by the names that the code uses. */
export const exportedTables = (Object.keys(ownership) as (keyof Database)[]).filter(
  (table) => ownership[table] !== 'left out',
)

/** The member's rows of one table: their own, or their teams'. Without secrets. */
export async function listRowsToExport(
  db: Db,
  table: keyof Database,
  { userId, teamIds }: { userId: string; teamIds: readonly string[] },
): Promise<Record<string, unknown>[]> {
  const whose = ownership[table]
  if (whose === 'left out') return []
  const mine = rowsOf(db, table, whose, { userId, teamIds })
  const rows = (await mine.selectAll().execute()) as Record<string, unknown>[]
  const hidden = othersColumns[table]
  return rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).filter(
        ([column, value]) => !secretColumns.has(column) && (column !== hidden || value === userId),
      ),
    ),
  )
}

/**
 * How many rows of a table a member, and the teams that are named, have; counted no further than `most`. 0 for a table that nobody's
 * rows are counted of.
 */
export async function countOwnRows(
  db: Db,
  table: keyof Database,
  { most, ...owner }: { userId: string; teamIds: readonly string[]; most: number },
): Promise<number> {
  const whose = ownership[table]
  if (whose === 'left out') return 0
  const found = await rowsOf(db, table, whose, owner).select(sql<number>`1`.as('one')).limit(most).execute()
  return found.length
}

function rowsOf(
  db: Db,
  table: keyof Database,
  whose: Exclude<Ownership, 'left out'>,
  { userId, teamIds }: { userId: string; teamIds: readonly string[] },
) {
  const ids = anyOf(teamIds)
  const query = db.selectFrom(table)
  const workspaces = db
    .selectFrom('workspaces')
    .select('id')
    .where((eb) => eb.or([eb('userId', '=', userId), eb('teamId', '=', ids)]))
  const idsOfThrough = (through: 'teamMembers' | 'prApplications' | 'businessPlans') =>
    through === 'businessPlans'
      ? db.selectFrom(through).select('id').where('workspaceId', 'in', workspaces)
      : db.selectFrom(through).select('id').where('teamId', '=', ids)
  return 'member' in whose
    ? query.where(sql.ref(whose.member), '=', userId)
    : 'team' in whose
      ? query.where(sql.ref(whose.team), '=', ids)
      : 'workspace' in whose
        ? query.where(sql.ref(whose.workspace), 'in', workspaces)
        : query.where(sql.ref(whose.by), 'in', idsOfThrough(whose.through))
}

/** Where the member's files are kept, and what they call them; oldest first. */
export function listDocumentsToExport(
  db: Db,
  { userId }: { userId: string },
): Promise<{ fileName: string; objectPath: string; uploadedAt: Date }[]> {
  return db
    .selectFrom('documents')
    .select(['fileName', 'objectPath', 'uploadedAt'])
    .where('userId', '=', userId)
    .orderBy('uploadedAt')
    .orderBy('id')
    .execute()
}
