import { writePackEvidence } from '@suv/db'
import type { PackMark, StoredPackEvidence } from '@suv/domain'
import { audited } from '../../audited.ts'
import { present } from '../../present.ts'
import type { MemberContext } from '../../trpc.ts'

/**
 * Writes what the caller says of an item of a person, in place of what they said of it before.
 *
 * @throws DomainError invalid_input where it names a person, a founder, a letter or a document that is none of theirs.
 */
export async function markItem(ctx: MemberContext, values: PackMark): Promise<StoredPackEvidence> {
  const { userId, teamIds } = ctx.actor
  return audited(ctx, async (trx, audit) => {
    const { row, isNew } = await writePackEvidence(trx, { userId, teamIds, now: ctx.clock.now(), values })
    await audit({
      action: isNew ? 'create' : 'update',
      entity: 'packEvidence',
      entityId: row.id,
      changedFields: ['documentId', 'paper', 'place'],
    })
    return present(row)
  })
}
