import { DomainError, type PackMark } from '@suv/domain'
import { type Selectable, sql } from 'kysely'
import type { Db, Trx } from '../client.ts'
import type { PackEvidenceTable } from '../schema.ts'
import { isUuid } from './uuid.ts'

export type PackEvidenceRow = Selectable<PackEvidenceTable>

/** What the member marked in their packs, oldest first. */
export async function listPackEvidence(db: Db, { userId }: { userId: string }): Promise<PackEvidenceRow[]> {
  return db
    .selectFrom('packEvidence')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
}

type Of = { readonly userId: string; readonly teamIds: readonly string[] }

/**
 * Writes what the member says of an item of a person, in place of what they said of it before.
 *
 * @param teamIds the teams of which the member may name a founder or a letter.
 * @throws DomainError invalid_input where it names a person, a founder, a letter or a document that is none of theirs.
 */
export async function writePackEvidence(
  trx: Trx,
  { userId, teamIds, now, values }: Of & { now: Date; values: PackMark },
): Promise<{ row: PackEvidenceRow; isNew: boolean }> {
  const teamId = await requireNamed(trx, { userId, teamIds, values })
  const written = { documentId: values.documentId, paper: values.paper, place: values.place, updatedAt: now }
  const { isNew, ...row } = await trx
    .insertInto('packEvidence')
    .values({ ...values, userId, teamId, createdAt: now, updatedAt: now })
    .onConflict((conflict) =>
      conflict
        .expression(sql`user_id, pack, item, coalesce(person_id, member_id), coalesce(letter_id, user_id)`)
        .doUpdateSet(written),
    )
    .returningAll()
    .returning(sql<boolean>`(xmax = 0)`.as('isNew'))
    .executeTakeFirstOrThrow()
  return { row, isNew }
}

/** @returns whether there was such a mark. */
export async function deletePackEvidence(
  trx: Trx,
  { id, userId }: { id: string; userId: string },
): Promise<boolean> {
  if (!isUuid(id)) return false
  const { numDeletedRows } = await trx
    .deleteFrom('packEvidence')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** Locks what is named, so that it does not go while it is named. @returns the founder's team. */
async function requireNamed(
  trx: Trx,
  { userId, teamIds, values }: Of & { values: PackMark },
): Promise<string | null> {
  const { personId, memberId, letterId, documentId } = values
  const own = (table: 'historyPeople' | 'documents', id: string) =>
    trx
      .selectFrom(table)
      .select(`${table}.id`)
      .where(`${table}.id`, '=', id)
      .where(`${table}.userId`, '=', userId)
      .forKeyShare()
      .executeTakeFirst()
  const ofTeam = (table: 'teamMembers' | 'irccLetters', id: string) =>
    teamIds.length === 0
      ? undefined
      : trx
          .selectFrom(table)
          .select(`${table}.teamId`)
          .where(`${table}.id`, '=', id)
          .where(`${table}.teamId`, 'in', teamIds)
          .forKeyShare()
          .executeTakeFirst()
  const refuse = (field: string, message: string) => new DomainError('invalid_input', `${field}: ${message}`)
  if (personId !== null && (await own('historyPeople', personId)) === undefined) {
    throw refuse('personId', 'Choose yourself or somebody of your family.')
  }
  const member = memberId === null ? undefined : await ofTeam('teamMembers', memberId)
  if (memberId !== null && member === undefined) {
    throw refuse('memberId', 'Choose a founder of your team.')
  }
  if (letterId !== null && (await ofTeam('irccLetters', letterId)) === undefined) {
    throw refuse('letterId', 'Choose one of your team’s letters.')
  }
  if (documentId !== null && (await own('documents', documentId)) === undefined) {
    throw refuse('documentId', 'Choose one of your documents.')
  }
  return member?.teamId ?? null
}
