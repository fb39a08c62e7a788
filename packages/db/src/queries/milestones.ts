import { DomainError } from '@suv/domain'
import type { Selectable } from 'kysely'
import type { Db, Trx } from '../client.ts'
import { compileOnceWithMomentTexts, type Placeholders, sendOnce } from '../compile-once.ts'
import { type WithMomentTexts, withMomentTexts } from '../moment-texts.ts'
import type { MilestonesTable } from '../schema.ts'
import { type WithJsonText, withJsonText } from './json-text.ts'
import {
  largestPage,
  orderByKeys,
  type Page,
  type PageKey,
  type PageRequest,
  toPage,
  withPage,
} from './pagination.ts'
import { isUuid } from './uuid.ts'

export type MilestoneRow = Selectable<MilestonesTable>

/** The fields that are set when a milestone is written. */
export type MilestoneValues = Omit<MilestoneRow, 'id' | 'userId' | 'workspaceId' | 'createdAt' | 'updatedAt'>

const jsonFields = ['requirements', 'resources'] as const

const keys = [
  { field: 'order', type: 'integer' },
  { field: 'createdAt', type: 'moment' },
  { field: 'id', type: 'uuid' },
] as const satisfies readonly PageKey<MilestoneRow>[]

const selectFirstPage = compileOnceWithMomentTexts(
  (db, { workspaceId, most }: Placeholders<{ workspaceId: string; most: number }>) =>
    orderByKeys(db.selectFrom('milestones').selectAll().where('workspaceId', '=', workspaceId), keys).limit(
      most,
    ),
)

/** The workspace's milestones, by `order`, their moments as texts. */
export async function listMilestonesOfWorkspace(
  db: Db,
  { workspaceId, ...page }: PageRequest & { workspaceId: string },
): Promise<Page<WithMomentTexts<MilestoneRow>>> {
  if (!isUuid(workspaceId)) return { rows: [], nextCursor: null }
  const { cursor, limit = largestPage } = page
  if (cursor === undefined)
    return toPage(await selectFirstPage(db, { workspaceId, most: limit + 1 }), { keys, limit })
  const { rows, nextCursor } = await withPage(
    db.selectFrom('milestones').selectAll().where('workspaceId', '=', workspaceId),
    { keys, ...page },
  )
  return { rows: rows.map(withMomentTexts), nextCursor }
}

type StoredValues = WithJsonText<Partial<MilestoneValues>, (typeof jsonFields)[number]> &
  Pick<MilestoneRow, 'id' | 'title' | 'workspaceId' | 'userId' | 'createdAt' | 'updatedAt'>

const sendStored = sendOnce((db, values: Placeholders<StoredValues>) =>
  db.insertInto('milestones').values(values).returningAll(),
)

/**
 * Sends a new milestone on its way before PostgreSQL has answered: see `sendOnce`. What is left out takes the table's default.
 */
export async function sendMilestone(
  trx: Trx,
  {
    id,
    workspaceId,
    userId,
    now,
    values,
  }: {
    id: string
    workspaceId: string
    /** Who makes it. */
    userId: string
    now: Date
    values: Partial<MilestoneValues> & Pick<MilestoneValues, 'title'>
  },
): Promise<{ readonly answer: Promise<MilestoneRow> }> {
  const moments = { createdAt: now, updatedAt: now }
  const sent = await sendStored(trx, {
    ...withJsonText(values, jsonFields),
    id,
    workspaceId,
    userId,
    ...moments,
  })
  return { answer: sent.answer.then(takeStored) }
}

function takeStored({ rows: [row] }: { rows: MilestoneRow[] }): MilestoneRow {
  if (row === undefined) throw new Error('the milestone was not stored')
  return row
}

/**
 * One of the workspace's milestones, which nobody else changes until the transaction ends.
 *
 * @throws DomainError not_found
 */
export async function lockMilestone(
  trx: Trx,
  { id, workspaceId }: { id: string; workspaceId: string },
): Promise<MilestoneRow> {
  const milestone = isUuid(id)
    ? await trx
        .selectFrom('milestones')
        .selectAll()
        .where('id', '=', id)
        .where('workspaceId', '=', workspaceId)
        .forUpdate()
        .executeTakeFirst()
    : undefined
  if (milestone === undefined) throw new DomainError('not_found', 'There is no such milestone.')
  return milestone
}

/** Changes a milestone that the transaction has locked. */
export async function updateMilestone(
  trx: Trx,
  {
    id,
    workspaceId,
    now,
    values,
  }: { id: string; workspaceId: string; now: Date; values: Partial<MilestoneValues> },
): Promise<MilestoneRow> {
  return trx
    .updateTable('milestones')
    .set({ ...withJsonText(values, jsonFields), updatedAt: now })
    .where('id', '=', id)
    .where('workspaceId', '=', workspaceId)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** @returns whether there was one. */
export async function deleteMilestone(
  trx: Trx,
  { id, workspaceId }: { id: string; workspaceId: string },
): Promise<boolean> {
  if (!isUuid(id)) return false
  const { numDeletedRows } = await trx
    .deleteFrom('milestones')
    .where('id', '=', id)
    .where('workspaceId', '=', workspaceId)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
