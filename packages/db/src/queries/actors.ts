import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely'
import type { Db } from '../client.ts'
import { compileOnce, type Placeholders } from '../compile-once.ts'
import type { Database, UserRole } from '../schema.ts'
import { parseScopes } from './permissions.ts'

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
  readonly session?: { readonly id: string; readonly expiresAt: Date }
  readonly apiKey?: {
    readonly id: string
    readonly name: string | null
    readonly scopes: readonly string[]
    /** When it was last used, to the minute; null when never. */
    readonly lastRequest: Date | null
  }
}

const memberColumns = [
  'users.id as userId',
  'users.email',
  'users.username',
  'users.name',
  'users.firstName',
  'users.lastName',
  'users.role',
] as const

const selectBySessionToken = compileOnce((db, { token, now }: Placeholders<{ token: string; now: Date }>) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select(memberColumns)
    .select(['sessions.id as sessionId', 'sessions.expiresAt'])
    .select((eb) => teamIdsOfUser(eb).as('teamIds'))
    .where('sessions.token', '=', token)
    .where('sessions.expiresAt', '>', now),
)

/** The member of a session that has not expired, in one query. */
export async function findActorBySessionToken(
  db: Db,
  { token, now }: { token: string; now: Date },
): Promise<Actor | undefined> {
  const [row] = await selectBySessionToken(db, { token, now })
  if (row === undefined) return undefined
  const { sessionId, expiresAt, ...member } = row
  return { ...member, session: { id: sessionId, expiresAt } }
}

const selectByApiKeyHash = compileOnce((db, { keyHash, now }: Placeholders<{ keyHash: string; now: Date }>) =>
  db
    .selectFrom('apikeys')
    .innerJoin('users', 'users.id', 'apikeys.referenceId')
    .select(memberColumns)
    .select([
      'apikeys.id as apiKeyId',
      'apikeys.name as apiKeyName',
      'apikeys.permissions',
      'apikeys.lastRequest',
    ])
    .select((eb) => teamIdsOfUser(eb).as('teamIds'))
    .where('apikeys.key', '=', keyHash)
    .where('apikeys.enabled', '=', true)
    .where((eb) => eb.or([eb('apikeys.expiresAt', 'is', null), eb('apikeys.expiresAt', '>', now)])),
)

/** The owner of an API key that is enabled and has not expired, in one query. `keyHash`: the key's SHA-256, base64url. */
export async function findActorByApiKeyHash(
  db: Db,
  { keyHash, now }: { keyHash: string; now: Date },
): Promise<Actor | undefined> {
  const [row] = await selectByApiKeyHash(db, { keyHash, now })
  if (row === undefined) return undefined
  const { apiKeyId, apiKeyName, lastRequest, permissions, ...member } = row
  return {
    ...member,
    apiKey: { id: apiKeyId, name: apiKeyName, scopes: parseScopes(permissions), lastRequest },
  }
}

function teamIdsOfUser(eb: ExpressionBuilder<Database, 'users'>): RawBuilder<string[]> {
  const ids = eb
    .selectFrom('teamMembers')
    .select('teamMembers.teamId')
    .whereRef('teamMembers.userId', '=', 'users.id')
    .orderBy('teamMembers.teamId')
  return sql<string[]>`array(${ids})`
}
