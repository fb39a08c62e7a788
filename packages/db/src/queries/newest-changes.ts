import { sql } from 'kysely'
import type { Db } from '../client.ts'
import { isUuid } from './uuid.ts'

export type FieldChangeRow = {
  readonly field: string
  readonly at: Date
  readonly actorId: string | null
  /** Null where the account is gone. */
  readonly actorName: string | null
}

/**
 * Who changed each field of something in the workspace last, as the audit trail of its team tells it; none in a member's own
 * workspace.
 */
export async function listNewestChanges(
  db: Db,
  {
    entity,
    entityId,
    workspaceId,
  }: { entity: 'businessPlans' | 'financialData'; entityId: string; workspaceId: string },
): Promise<FieldChangeRow[]> {
  if (!isUuid(entityId) || !isUuid(workspaceId)) return []
  const { rows } = await sql<FieldChangeRow>`
    select distinct on (changed.field) changed.field, e.at, e.actor_user_id as actor_id, u.name as actor_name
    from workspaces w
      join audit_events e on e.team_id = w.team_id and e.entity = ${entity} and e.entity_id = ${entityId}
      cross join lateral jsonb_array_elements_text(e.changed_fields) as changed (field)
      left join users u on u.id = e.actor_user_id
    where w.id = ${workspaceId}
    order by changed.field, e.at desc, e.id`.execute(db)
  return rows
}
