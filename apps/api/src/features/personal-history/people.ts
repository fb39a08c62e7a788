import { insertHistoryPerson, updateHistoryPerson } from '@suv/db'
import type { HistoryPerson, HistoryPersonValues } from '@suv/domain'
import type { MemberContext } from '../../trpc.ts'
import { writeOwn } from '../../write-own.ts'

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
  const write = { userId: ctx.actor.userId, now: ctx.clock.now(), values }
  return writeOwn(ctx, 'historyPeople', { id, values }, (trx) =>
    id === undefined ? insertHistoryPerson(trx, write) : updateHistoryPerson(trx, { ...write, id }),
  )
}
