import { lockBusinessPlan } from '@suv/db'
import type { keepVersionSchema } from '@suv/domain'
import { audited } from '../../audited.ts'
import type { GivenOf } from '../../given-fields.ts'
import type { MemberContext } from '../../trpc.ts'
import { keepVersion } from './keep-version.ts'

/** Keeps texts that give way in a conflict as a version. The plan itself stays as it is. */
export async function setAside(
  ctx: MemberContext,
  { id, ...texts }: GivenOf<typeof keepVersionSchema> & { id: string },
): Promise<{ id: string }> {
  return audited(ctx, async (trx, audit) => {
    const plan = await lockBusinessPlan(trx, { id, workspaceId: ctx.actor.workspace.id })
    await keepVersion(trx, audit, {
      plan: { ...plan, ...texts },
      reason: 'conflict',
      at: ctx.clock.now(),
    })
    return { id }
  })
}
