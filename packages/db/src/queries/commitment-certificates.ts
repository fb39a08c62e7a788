import { sql } from 'kysely'
import type { Trx } from '../client.ts'

/** Takes a member who leaves the team off its certificates. @returns the certificates that named them. */
export async function removeMemberFromCertificates(
  trx: Trx,
  { teamId, memberId, now }: { teamId: string; memberId: string; now: Date },
): Promise<readonly { id: string }[]> {
  const named = sql`to_jsonb(${memberId}::text)`
  const without = (column: string) => sql<string>`${sql.ref(column)} - ${memberId}::text`
  return trx
    .updateTable('commitmentCertificates')
    .set({
      coversMembers: without('coversMembers'),
      essentialMembers: without('essentialMembers'),
      updatedAt: now,
    })
    .where('teamId', '=', teamId)
    .where(sql<boolean>`(covers_members @> ${named} or essential_members @> ${named})`)
    .returning('id')
    .execute()
}
