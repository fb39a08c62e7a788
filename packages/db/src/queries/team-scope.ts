import { type RawBuilder, sql } from 'kysely'
import type { PageKey } from './pagination.ts'

/** The caller's teams, to which a query on one record of a team is bound. */
export type TeamScope = { readonly teamIds: readonly string[] }

/** `teamId = any(…)`: no team at all matches nothing, where `in ()` would be a syntax error. */
export function anyOf(ids: readonly string[] | RawBuilder<readonly string[]>): RawBuilder<string> {
  return sql<string>`any(${ids}::text[])`
}

/** How the lists of a team's records are ordered: newest first, as their indexes are. */
export const newestFirst = [
  { field: 'createdAt', type: 'moment', direction: 'desc' },
  { field: 'id', type: 'uuid' },
] as const satisfies readonly PageKey<{ createdAt: Date; id: string }>[]
