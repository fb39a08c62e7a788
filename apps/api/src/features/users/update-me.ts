import { getUser, listTeamsOfUser, updateUser } from '@suv/db'
import type { User, updateUserSchema } from '@suv/domain'
import { audited } from '../../audited.ts'
import type { GivenOf } from '../../given-fields.ts'
import { isUnchanged } from '../../is-unchanged.ts'
import type { MemberContext } from '../../trpc.ts'
import { presentUser } from './present-user.ts'

/** Changes the given fields of the member's own record. Name, e-mail and password are not among them. */
export async function updateMe(ctx: MemberContext, values: GivenOf<typeof updateUserSchema>): Promise<User> {
  const { userId } = ctx.actor
  return audited(ctx, async (trx, audit) => {
    const before = await getUser(trx, { id: userId })
    const { rows: teams } = await listTeamsOfUser(trx, { userId })
    if (isUnchanged(before, values)) return presentUser(before, teams, ctx.actor)
    const user = await updateUser(trx, { id: userId, now: ctx.clock.now(), values })
    await audit({
      action: 'update',
      entity: 'users',
      entityId: userId,
      changedFields: Object.keys(values),
    })
    return presentUser(user, teams, ctx.actor)
  })
}
