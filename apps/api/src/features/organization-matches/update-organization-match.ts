import { updateOrganizationMatch as writeOrganizationMatch } from '@suv/db'
import type { OrganizationMatch, updateMatchSchema } from '@suv/domain'
import { audited } from '../../audited.ts'
import type { GivenOf } from '../../given-fields.ts'
import { present } from '../../present.ts'
import type { MemberContext } from '../../trpc.ts'

/**
 * Changes what the workspace keeps about a match.
 *
 * @throws DomainError not_found
 */
export async function updateOrganizationMatch(
  ctx: MemberContext,
  { id, ...values }: GivenOf<typeof updateMatchSchema> & { id: string },
): Promise<OrganizationMatch> {
  const workspaceId = ctx.actor.workspace.id
  return audited(ctx, async (trx, audit) => {
    const stored = await writeOrganizationMatch(trx, { id, workspaceId, now: ctx.clock.now(), values })
    await audit({
      action: 'update',
      entity: 'organizationMatches',
      entityId: id,
      changedFields: Object.keys(values),
    })
    return present(stored)
  })
}
