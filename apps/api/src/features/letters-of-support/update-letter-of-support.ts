import { getLetterOfSupport, updateLetterOfSupport as writeRow } from '@suv/db'
import type { LetterOfSupport, updateLetterOfSupportSchema } from '@suv/domain'
import type * as z from 'zod'
import { audited } from '../../audited.ts'
import { givenFields } from '../../given-fields.ts'
import { present } from '../../present.ts'
import type { MemberContext } from '../../trpc.ts'
import { requireReferences } from './require-references.ts'

/**
 * Changes the given fields of a letter of support of one of the caller's teams.
 *
 * @throws DomainError not_found; invalid_input where a field refers to nothing of the team's.
 */
export async function updateLetterOfSupport(
  ctx: MemberContext,
  { id, ...update }: z.output<typeof updateLetterOfSupportSchema> & { id: string },
): Promise<LetterOfSupport> {
  const values = givenFields(update)
  return audited(ctx, async (trx, audit) => {
    const { teamId } = await getLetterOfSupport(trx, { id, teamIds: ctx.actor.teamIds })
    await requireReferences(trx, teamId, values)
    const stored = await writeRow(trx, { id, teamId, now: ctx.clock.now(), values })
    await audit({
      action: 'update',
      entity: 'lettersOfSupport',
      entityId: id,
      teamId,
      changedFields: Object.keys(values),
    })
    return present(stored)
  })
}
