import { sql } from 'kysely'
import type { Trx } from '../client.ts'
import { isUuid } from './uuid.ts'

/*
 * Whether what a team's record is to refer to exists and may be named by that team. Each lock lasts until the transaction
 * ends, so that the foreign key cannot fail afterwards.
 */

/** Which of these members belong to the team. */
export async function lockMembersOfTeam(
  trx: Trx,
  { teamId, memberIds }: { teamId: string; memberIds: readonly string[] },
): Promise<Set<string>> {
  const rows = await trx
    .selectFrom('teamMembers')
    .select('id')
    .where('teamId', '=', teamId)
    .where('id', '=', sql<string>`any(${memberIds.filter(isUuid)}::uuid[])`)
    .forKeyShare()
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Whether the document is one that a member of the team uploaded. */
export async function lockDocumentOfTeam(
  trx: Trx,
  { teamId, documentId }: { teamId: string; documentId: string },
): Promise<boolean> {
  if (!isUuid(documentId)) return false
  const row = await trx
    .selectFrom('documents')
    .select('id')
    .where('id', '=', documentId)
    .where('userId', 'in', (eb) =>
      eb
        .selectFrom('teamMembers')
        .select('userId')
        .where('teamId', '=', teamId)
        .where('userId', 'is not', null),
    )
    .forKeyShare()
    .executeTakeFirst()
  return row !== undefined
}

/** Whether there is such an organization. */
export async function lockOrganization(
  trx: Trx,
  { organizationId }: { organizationId: string },
): Promise<boolean> {
  if (!isUuid(organizationId)) return false
  const row = await trx
    .selectFrom('designatedOrganizations')
    .select('id')
    .where('id', '=', organizationId)
    .forKeyShare()
    .executeTakeFirst()
  return row !== undefined
}
