import { listNewestChanges } from '@suv/db'
import type { FieldChange } from '@suv/domain'
import type { MemberContext } from './trpc.ts'

/** Who changed each field of something in the caller's workspace last, and when. */
export async function newestChanges(
  { db, actor }: MemberContext,
  { entity, entityId }: { entity: 'businessPlans' | 'financialData'; entityId: string },
): Promise<FieldChange[]> {
  const changes = await listNewestChanges(db, { entity, entityId, workspaceId: actor.workspace.id })
  return changes.map(({ field, at, actorId, actorName }) => ({
    field,
    at: at.toISOString(),
    userId: actorId,
    name: actorName,
  }))
}
