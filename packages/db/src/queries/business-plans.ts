import { DomainError } from '@suv/domain'
import type { Selectable } from 'kysely'
import type { Db, Trx } from '../client.ts'
import type { BusinessPlansTable } from '../schema.ts'
import { isUuid } from './uuid.ts'

export type BusinessPlanRow = Selectable<BusinessPlansTable>

/** The fields that members write, and what the server works out with them. */
export type BusinessPlanValues = Omit<
  BusinessPlanRow,
  'id' | 'userId' | 'workspaceId' | 'financialProjections' | 'createdAt' | 'updatedAt'
>

/** The workspace's plan, if one was begun. */
export async function findBusinessPlanOfWorkspace(
  db: Db,
  { workspaceId }: { workspaceId: string },
): Promise<BusinessPlanRow | undefined> {
  if (!isUuid(workspaceId)) return undefined
  return db.selectFrom('businessPlans').selectAll().where('workspaceId', '=', workspaceId).executeTakeFirst()
}

/** The workspace's plan by its id, if it is that workspace's. */
export async function findBusinessPlan(
  db: Db,
  { id, workspaceId }: { id: string; workspaceId: string },
): Promise<BusinessPlanRow | undefined> {
  if (!isUuid(id)) return undefined
  return planOf(db, { id, workspaceId }).executeTakeFirst()
}

/** Begins the workspace's plan. @returns undefined where it has one already, also where another call began it just now. */
export async function insertBusinessPlan(
  trx: Trx,
  {
    workspaceId,
    userId,
    now,
    values,
  }: {
    workspaceId: string
    /** Who begins it. */
    userId: string
    now: Date
    values: Partial<BusinessPlanValues> & Pick<BusinessPlanValues, 'title'>
  },
): Promise<BusinessPlanRow | undefined> {
  return trx
    .insertInto('businessPlans')
    .values({ ...values, workspaceId, userId, createdAt: now, updatedAt: now })
    .onConflict((conflict) => conflict.column('workspaceId').doNothing())
    .returningAll()
    .executeTakeFirst()
}

/**
 * The workspace's plan, which nobody else changes until the transaction ends.
 *
 * @throws DomainError not_found
 */
export async function lockBusinessPlan(
  trx: Trx,
  { id, workspaceId }: { id: string; workspaceId: string },
): Promise<BusinessPlanRow> {
  const plan = isUuid(id) ? await planOf(trx, { id, workspaceId }).forUpdate().executeTakeFirst() : undefined
  if (plan === undefined) throw new DomainError('not_found', 'There is no such business plan.')
  return plan
}

/** Changes a plan that the transaction has locked. */
export async function updateBusinessPlan(
  trx: Trx,
  {
    id,
    workspaceId,
    now,
    values,
  }: { id: string; workspaceId: string; now: Date; values: Partial<BusinessPlanValues> },
): Promise<BusinessPlanRow> {
  return trx
    .updateTable('businessPlans')
    .set({ ...values, updatedAt: now })
    .where('id', '=', id)
    .where('workspaceId', '=', workspaceId)
    .returningAll()
    .executeTakeFirstOrThrow()
}

function planOf(db: Db, { id, workspaceId }: { id: string; workspaceId: string }) {
  return db
    .selectFrom('businessPlans')
    .selectAll()
    .where('id', '=', id)
    .where('workspaceId', '=', workspaceId)
}
