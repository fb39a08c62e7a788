import { insertHistoryEntries, updateHistoryEntry } from '@suv/db'
import type { HistoryEntry, HistoryEntryValues } from '@suv/domain'
import { audited } from '../../audited.ts'
import { present } from '../../present.ts'
import type { MemberContext } from '../../trpc.ts'
import { writeOwn } from '../../write-own.ts'

/**
 * Adds entries to the histories of the caller's people, all of them or none.
 *
 * @throws DomainError invalid_input where one names nobody of theirs; conflict where there would be too many.
 */
export async function addEntries(
  ctx: MemberContext,
  { entries }: { entries: readonly HistoryEntryValues[] },
): Promise<HistoryEntry[]> {
  const { userId } = ctx.actor
  return audited(ctx, async (trx, audit) => {
    const stored = await insertHistoryEntries(trx, { userId, now: ctx.clock.now(), values: entries })
    for (const { id } of stored) {
      await audit({ action: 'create', entity: 'historyEntries', entityId: id })
    }
    return stored.map(present)
  })
}

/** Writes an entry anew. @throws DomainError not_found; invalid_input where it names nobody of theirs. */
export async function updateEntry(
  ctx: MemberContext,
  { id, ...values }: HistoryEntryValues & { id: string },
): Promise<HistoryEntry> {
  const { userId } = ctx.actor
  return writeOwn(ctx, 'historyEntries', { id, values }, (trx) =>
    updateHistoryEntry(trx, { id, userId, now: ctx.clock.now(), values }),
  )
}
