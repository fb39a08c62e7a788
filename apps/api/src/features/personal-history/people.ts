import { insertHistoryPerson, updateHistoryPerson } from '@suv/db'
import type { HistoryPerson, HistoryPersonValues } from '@suv/domain'
import { audited } from '../../audited.ts'
import { present } from '../../present.ts'
import type { MemberContext } from '../../trpc.ts'

/**
 * Adds the caller or somebody of their family; with an `id`, writes that person anew.
 *
 * @throws DomainError not_found; conflict where the caller is there already, or too many are.
 */
export async function writePerson(
  ctx: MemberContext,
  values: HistoryPersonValues,
  id?: string,
): Promise<HistoryPerson> {
  const { userId } = ctx.actor
  return audited(ctx, async (trx, audit) => {
    const write = { userId, now: ctx.clock.now(), values }
    const stored =
      id === undefined
        ? await insertHistoryPerson(trx, write)
        : await updateHistoryPerson(trx, { ...write, id })
    await audit({
      action: id === undefined ? 'create' : 'update',
      entity: 'historyPeople',
      entityId: stored.id,
      changedFields: Object.keys(values),
    })
    return present(stored)
  })
}
