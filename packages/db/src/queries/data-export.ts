import { type SqlBool, sql } from 'kysely'
import type { Db } from '../client.ts'
import { compileOnce, type Placeholders } from '../compile-once.ts'
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
  /** Rows of the member that lie in no workspace, by the column that names them, and those of the workspaces that are theirs. */
  | { readonly paper: string }
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
  auditLinks: 'left out',
  businessPlans: { workspace: 'workspaceId' },
  businessPlanVersions: { through: 'businessPlans', by: 'planId' },
  businessProfiles: { member: 'userId' },
  companies: { workspace: 'workspaceId' },
  documents: { paper: 'userId' },
  documentAnalyses: { paper: 'userId' },
  documentChecklistTicks: { paper: 'userId' },
  documentPacks: { member: 'userId' },
  eligibilityAssessments: { member: 'userId' },
  historyPeople: { member: 'userId' },
  historyEntries: { member: 'userId' },
  packEvidence: { member: 'userId' },
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
  // Where files are awaited, for minutes.
  uploadAddresses: 'left out',
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

/** Rows that are read at once: whoever else asks is answered between two pages. */
const rowsAtOnce = 200

/** Rows are read a page at a time by their id. Of these, which have none, a member has a few. */
const withoutId: Record<TableWithoutId, true> = {
  auditLinks: true,
  calendarFeeds: true,
  companies: true,
  failedTries: true,
  idempotencyKeys: true,
  knownDevices: true,
  modelCalls: true,
  notificationReads: true,
  paymentReports: true,
  referenceDataVersions: true,
  requestCounts: true,
  uploadAddresses: true,
}

type TableWithoutId = {
  [Table in keyof Database]: 'id' extends keyof Database[Table] ? never : Table
}[keyof Database]

/** The member's rows of one table, a page at a time: their own, or their teams'. Without secrets. */
export async function* readRowsToExport(
  db: Db,
  table: keyof Database,
  { userId, teamIds }: { userId: string; teamIds: readonly string[] },
): AsyncGenerator<Record<string, unknown>> {
  const whose = ownership[table]
  if (whose === 'left out') return
  const hidden = othersColumns[table]
  const hasId = !Object.hasOwn(withoutId, table)
  let last: unknown
  do {
    let page = rowsOf(db, table, whose, { userId, teamIds }).selectAll()
    if (hasId) {
      page = page.orderBy(sql.ref('id')).limit(rowsAtOnce)
      if (last !== undefined) page = page.where(sql<SqlBool>`id > ${last}`)
    }
    const rows = (await page.execute()) as Record<string, unknown>[]
    for (const row of rows) {
      yield Object.fromEntries(
        Object.entries(row).filter(
          ([column, value]) => !secretColumns.has(column) && (column !== hidden || value === userId),
        ),
      )
    }
    last = rows.length < rowsAtOnce || !hasId ? undefined : rows.at(-1)?.id
  } while (last !== undefined)
}

/** `readRowsToExport` in one. */
export async function listRowsToExport(
  ...asked: Parameters<typeof readRowsToExport>
): Promise<Record<string, unknown>[]> {
  const rows: Record<string, unknown>[] = []
  for await (const row of readRowsToExport(...asked)) rows.push(row)
  return rows
}

/**
 * How many rows of a table a member, and the teams that are named, have, and how many bytes they take, uncompressed; counted no
 * further than `most` rows. 0 for a table that nobody's rows are counted of.
 */
export async function measureOwnRows(
  db: Db,
  table: keyof Database,
  owner: Owner & { most: number },
): Promise<{ rows: number; bytes: number }> {
  const [own] = (await measures.get(table)?.(db, owner)) ?? []
  return { rows: Number(own?.rows ?? 0), bytes: Number(own?.bytes ?? 0) }
}

/** By table: every creation asks it. */
const measures = new Map(
  (Object.keys(ownership) as (keyof Database)[]).flatMap((table) => {
    const whose = ownership[table]
    return whose === 'left out' ? [] : [[table, compileMeasure(table, whose)] as const]
  }),
)

function compileMeasure(table: keyof Database, whose: Exclude<Ownership, 'left out'>) {
  return compileOnce((db, { most, ...owner }: Placeholders<Owner & { most: number }>) =>
    db.selectFrom(rowsOf(db, table, whose, owner).selectAll().limit(most).as('own')).select([
      sql<string | number>`count(*)`.as('rows'),
      // As PostgreSQL sends them: a size on its disk would be a compressed one, and days and ids as text take ten times as long to write.
      sql<string | number | null>`sum(octet_length(record_send(own)))`.as('bytes'),
    ]),
  )
}

type Owner = { userId: string; teamIds: readonly string[] }

function rowsOf(
  db: Db,
  table: keyof Database,
  whose: Exclude<Ownership, 'left out'>,
  { userId, teamIds }: Owner | Placeholders<Owner>,
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
    : 'paper' in whose
      ? query.where((eb) =>
          eb.or([
            eb(sql.ref('workspaceId'), 'in', workspaces),
            eb.and([eb(sql.ref('workspaceId'), 'is', null), eb(sql.ref(whose.paper), '=', userId)]),
          ]),
        )
      : 'team' in whose
        ? query.where(sql.ref(whose.team), '=', ids)
        : 'workspace' in whose
          ? query.where(sql.ref(whose.workspace), 'in', workspaces)
          : query.where(sql.ref(whose.by), 'in', idsOfThrough(whose.through))
}

/**
 * Where the files lie that the member sent, and what they call them; oldest first. Without those of a company that they have left.
 */
export function listDocumentsToExport(
  db: Db,
  { userId, teamIds }: { userId: string; teamIds: readonly string[] },
): Promise<{ fileName: string; objectPath: string; uploadedAt: Date }[]> {
  return db
    .selectFrom('documents')
    .leftJoin('workspaces', 'workspaces.id', 'documents.workspaceId')
    .select(['documents.fileName', 'documents.objectPath', 'documents.uploadedAt'])
    .where('documents.userId', '=', userId)
    .where((eb) =>
      eb.or([
        eb('documents.workspaceId', 'is', null),
        eb('workspaces.teamId', '=', anyOf(teamIds)),
        eb('workspaces.userId', '=', userId),
      ]),
    )
    .orderBy('documents.uploadedAt')
    .orderBy('documents.id')
    .execute()
}
