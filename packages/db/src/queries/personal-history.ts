import { DomainError, type HistoryEntryValues, type HistoryPersonValues } from '@suv/domain'
import type { Selectable } from 'kysely'
import type { Db, Trx } from '../client.ts'
import { isUniqueViolation } from '../errors.ts'
import type { HistoryEntriesTable, HistoryPeopleTable } from '../schema.ts'
import { lockMember } from './users.ts'
import { isUuid } from './uuid.ts'

export type HistoryPersonRow = Selectable<HistoryPeopleTable>
export type HistoryEntryRow = Selectable<HistoryEntriesTable>

/** More than anybody's ten years; a history is read as a whole. */
const mostPeople = 40
const mostEntries = 3_000

type Of = { readonly id: string; readonly userId: string }

/** The member's people and their entries, as they were added. */
export async function listPersonalHistory(
  db: Db,
  { userId }: { userId: string },
): Promise<{ people: HistoryPersonRow[]; entries: HistoryEntryRow[] }> {
  const of = (table: 'historyPeople' | 'historyEntries') =>
    db.selectFrom(table).where(`${table}.userId`, '=', userId).orderBy('createdAt').orderBy('id')
  const [people, entries] = await Promise.all([
    of('historyPeople').selectAll('historyPeople').execute(),
    of('historyEntries').selectAll('historyEntries').execute(),
  ])
  return { people: people as HistoryPersonRow[], entries: entries as HistoryEntryRow[] }
}

/** @throws DomainError conflict where there is the member already, or too many people. */
export async function insertHistoryPerson(
  trx: Trx,
  { userId, now, values }: { userId: string; now: Date; values: HistoryPersonValues },
): Promise<HistoryPersonRow> {
  await requireRoom(trx, 'historyPeople', { userId, adding: 1, most: mostPeople })
  const row = await trx
    .insertInto('historyPeople')
    .values({ ...values, userId, createdAt: now, updatedAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  if (row === undefined) throw selfTaken()
  return row
}

/** @throws DomainError not_found; conflict where there is the member already. */
export async function updateHistoryPerson(
  trx: Trx,
  { id, userId, now, values }: Of & { now: Date; values: HistoryPersonValues },
): Promise<HistoryPersonRow> {
  const row = isUuid(id)
    ? await trx
        .updateTable('historyPeople')
        .set({ ...values, updatedAt: now })
        .where('id', '=', id)
        .where('userId', '=', userId)
        .returningAll()
        .executeTakeFirst()
        .catch((error: unknown) => {
          throw isUniqueViolation(error) ? selfTaken() : error
        })
    : undefined
  if (row === undefined) throw new DomainError('not_found', 'There is no such person.')
  return row
}

/** With all that is entered of them. @returns whether there was such a person. */
export function deleteHistoryPerson(trx: Trx, person: Of): Promise<boolean> {
  return deleteFrom(trx, 'historyPeople', person)
}

/**
 * Adds entries of the member's people, all or none.
 *
 * @throws DomainError invalid_input where one names nobody of theirs; conflict where there would be too many.
 */
export async function insertHistoryEntries(
  trx: Trx,
  { userId, now, values }: { userId: string; now: Date; values: readonly HistoryEntryValues[] },
): Promise<HistoryEntryRow[]> {
  await requirePeople(trx, { userId, ids: values.map(({ personId }) => personId) })
  await requireRoom(trx, 'historyEntries', { userId, adding: values.length, most: mostEntries })
  return trx
    .insertInto('historyEntries')
    .values(values.map((entry) => ({ ...entry, userId, createdAt: now, updatedAt: now })))
    .returningAll()
    .execute()
}

/** @throws DomainError not_found; invalid_input where it names nobody of theirs. */
export async function updateHistoryEntry(
  trx: Trx,
  { id, userId, now, values }: Of & { now: Date; values: HistoryEntryValues },
): Promise<HistoryEntryRow> {
  await requirePeople(trx, { userId, ids: [values.personId] })
  const row = isUuid(id)
    ? await trx
        .updateTable('historyEntries')
        .set({ ...values, updatedAt: now })
        .where('id', '=', id)
        .where('userId', '=', userId)
        .returningAll()
        .executeTakeFirst()
    : undefined
  if (row === undefined) throw new DomainError('not_found', 'There is no such entry.')
  return row
}

/** @returns whether there was such an entry. */
export function deleteHistoryEntry(trx: Trx, entry: Of): Promise<boolean> {
  return deleteFrom(trx, 'historyEntries', entry)
}

async function deleteFrom(
  trx: Trx,
  table: 'historyPeople' | 'historyEntries',
  { id, userId }: Of,
): Promise<boolean> {
  if (!isUuid(id)) return false
  const { numDeletedRows } = await trx
    .deleteFrom(table)
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** Locks the people, so that none is deleted while an entry is added. */
async function requirePeople(
  trx: Trx,
  { userId, ids }: { userId: string; ids: readonly string[] },
): Promise<void> {
  const wanted = [...new Set(ids.map((id) => id.toLowerCase()))].toSorted()
  const found = await trx
    .selectFrom('historyPeople')
    .select('id')
    .where('id', 'in', wanted)
    .where('userId', '=', userId)
    .orderBy('id')
    .forKeyShare()
    .execute()
  if (found.length < wanted.length) {
    throw new DomainError('invalid_input', 'personId: Choose yourself or somebody of your family.')
  }
}

async function requireRoom(
  trx: Trx,
  table: 'historyPeople' | 'historyEntries',
  { userId, adding, most }: { userId: string; adding: number; most: number },
): Promise<void> {
  await lockMember(trx, { userId })
  const { count } = await trx
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  if (Number(count) + adding <= most) return
  throw new DomainError(
    'conflict',
    `A history holds at most ${most.toLocaleString('en-CA')} ${table === 'historyPeople' ? 'people' : 'entries'}. Delete what is not asked for any longer.`,
  )
}

function selfTaken(): DomainError {
  return new DomainError('conflict', 'You are among the people already. Choose who else this is.')
}
