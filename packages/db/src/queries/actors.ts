import type { WorkspaceRole } from '@suv/domain'
import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely'
import type { Db } from '../client.ts'
import { compileOnce, type Placeholders } from '../compile-once.ts'
import type { Database, UserRole } from '../schema.ts'
import { selectActiveAccess } from './memberships.ts'
import { parseScopes } from './permissions.ts'
import { workspaceIdOf } from './workspaces.ts'

/** The workspace that a member works in, a team's or their own, and what they may do there. */
export type ActorWorkspace = {
  readonly id: string
  /** Null: their own. */
  readonly teamId: string | null
  readonly role: WorkspaceRole
}

/** Who is asking, and by what: a session or an API key, never both. */
export type Actor = {
  readonly userId: string
  readonly email: string
  readonly username: string
  readonly name: string
  readonly firstName: string | null
  readonly lastName: string | null
  readonly role: UserRole
  /** The teams that the member belongs to, in order of id. */
  readonly teamIds: readonly string[]
  /** Those of them in which the member may only read. */
  readonly readOnlyTeamIds: readonly string[]
  readonly workspace: ActorWorkspace
  readonly session?: { readonly id: string; readonly expiresAt: Date }
  readonly apiKey?: {
    readonly id: string
    readonly name: string | null
    readonly scopes: readonly string[]
    /** When it was last used, to the minute; null when never. */
    readonly lastRequest: Date | null
  }
  /** Whether they may use everything, where that was asked with who they are. */
  readonly hasAccess?: boolean
}

/** `asksAccess`: whether the member has full access is read too, for a call that may change something. */
type Asked = { readonly now: Date; readonly asksAccess?: true | undefined }

const memberColumns = [
  'users.id as userId',
  'users.email',
  'users.username',
  'users.name',
  'users.firstName',
  'users.lastName',
  'users.role',
] as const

/** Where a member works is read with who they are, so that it costs no query more and no longer holds once they are removed. */
function seatColumns(eb: ExpressionBuilder<Database & { seat: Database['teamMembers'] }, 'users' | 'seat'>) {
  return [
    teamIdsOfUser(eb).as('teamIds'),
    teamIdsOfUser(eb, 'reader').as('readOnlyTeamIds'),
    eb.ref('seat.teamId').as('workspaceTeamId'),
    eb.ref('seat.workspaceRole').as('workspaceRole'),
    workspaceIdOf({ userId: eb.ref('users.id'), teamId: eb.ref('seat.teamId') }).as('workspaceId'),
  ] as const
}

function accessColumn(db: Db, now: RawBuilder<Date>) {
  return (eb: ExpressionBuilder<Database, 'users'>) =>
    eb
      .exists(selectActiveAccess(db, { userId: eb.ref('users.id'), now }))
      .$castTo<boolean>()
      .as('hasAccess')
}

type SeatRow = {
  readonly workspaceId: string
  readonly workspaceTeamId: string | null
  readonly workspaceRole: WorkspaceRole | null
}

/** In their own workspace a member is the owner. */
function toMember<Row extends SeatRow>({ workspaceId, workspaceTeamId, workspaceRole, ...member }: Row) {
  const role = workspaceTeamId === null ? 'owner' : (workspaceRole ?? 'reader')
  return { ...member, workspace: { id: workspaceId, teamId: workspaceTeamId, role } }
}

const selectBySessionToken = compileOnce(
  (db, { token, now, asksAccess }: Placeholders<Asked & { token: string }>) =>
    db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.userId')
      .leftJoin('teamMembers as seat', (join) =>
        join.onRef('seat.userId', '=', 'users.id').on('seat.worksHere', '=', true),
      )
      .select(memberColumns)
      .select(['sessions.id as sessionId', 'sessions.expiresAt'])
      .select(seatColumns)
      .$if(asksAccess !== undefined, (query) => query.select(accessColumn(db, now)))
      .where('sessions.token', '=', token)
      .where('sessions.expiresAt', '>', now),
)

/** The member of a session that has not expired, in one query. */
export async function findActorBySessionToken(
  db: Db,
  asked: Asked & { token: string },
): Promise<Actor | undefined> {
  const [row] = await selectBySessionToken(db, asked)
  if (row === undefined) return undefined
  const { sessionId, expiresAt, ...member } = row
  return { ...toMember(member), session: { id: sessionId, expiresAt } }
}

const selectByApiKeyHash = compileOnce(
  (db, { keyHash, now, asksAccess }: Placeholders<Asked & { keyHash: string }>) =>
    db
      .selectFrom('apikeys')
      .innerJoin('users', 'users.id', 'apikeys.referenceId')
      .leftJoin('teamMembers as seat', (join) =>
        join.onRef('seat.userId', '=', 'users.id').on('seat.worksHere', '=', true),
      )
      .select(memberColumns)
      .select([
        'apikeys.id as apiKeyId',
        'apikeys.name as apiKeyName',
        'apikeys.permissions',
        'apikeys.lastRequest',
      ])
      .select(seatColumns)
      .$if(asksAccess !== undefined, (query) => query.select(accessColumn(db, now)))
      .where('apikeys.key', '=', keyHash)
      .where('apikeys.enabled', '=', true)
      .where((eb) => eb.or([eb('apikeys.expiresAt', 'is', null), eb('apikeys.expiresAt', '>', now)])),
)

/** The owner of an API key that is enabled and has not expired, in one query. `keyHash`: the key's SHA-256, base64url. */
export async function findActorByApiKeyHash(
  db: Db,
  asked: Asked & { keyHash: string },
): Promise<Actor | undefined> {
  const [row] = await selectByApiKeyHash(db, asked)
  if (row === undefined) return undefined
  const { apiKeyId, apiKeyName, lastRequest, permissions, ...member } = row
  return {
    ...toMember(member),
    apiKey: { id: apiKeyId, name: apiKeyName, scopes: parseScopes(permissions), lastRequest },
  }
}

/** Where a member works and the teams they belong to, for what is done for them while they are away. */
export async function findSeatOfUser(
  db: Db,
  { userId }: { userId: string },
): Promise<{ workspaceId: string; teamIds: string[] } | undefined> {
  return db
    .selectFrom('users')
    .leftJoin('teamMembers as seat', (join) =>
      join.onRef('seat.userId', '=', 'users.id').on('seat.worksHere', '=', true),
    )
    .select((eb) => [
      workspaceIdOf({ userId: eb.ref('users.id'), teamId: eb.ref('seat.teamId') }).as('workspaceId'),
      teamIdsOfUser(eb).as('teamIds'),
    ])
    .where('users.id', '=', userId)
    .executeTakeFirst()
}

function teamIdsOfUser(
  eb: ExpressionBuilder<Database, 'users'>,
  workspaceRole?: WorkspaceRole,
): RawBuilder<string[]> {
  const ids = eb
    .selectFrom('teamMembers')
    .select('teamMembers.teamId')
    .whereRef('teamMembers.userId', '=', 'users.id')
    .$if(workspaceRole !== undefined, (query) =>
      query.where('teamMembers.workspaceRole', '=', workspaceRole ?? 'reader'),
    )
    .orderBy('teamMembers.teamId')
  return sql<string[]>`array(${ids})`
}
