import { DomainError } from '@suv/domain'
import type { Selectable } from 'kysely'
import type { Db, Trx } from '../client.ts'
import type { BusinessPlansTable } from '../schema.ts'
import { isUuid } from './uuid.ts'

export type BusinessPlanRow = Selectable<BusinessPlansTable>

/** The fields that members write, and what the server works out with them. */
export type BusinessPlanValues = Omit<
  BusinessPlanRow,
  'id' | 'userId' | 'financialProjections' | 'createdAt' | 'updatedAt'
>

/** The member's plan, if they have begun one. */
export async function findBusinessPlanOfUser(
  db: Db,
  { userId }: { userId: string },
): Promise<BusinessPlanRow | undefined> {
  if (!isUuid(userId)) return undefined
  return db.selectFrom('businessPlans').selectAll().where('userId', '=', userId).executeTakeFirst()
}

/** One of the member's plans by its id, if it is theirs. */
export async function findBusinessPlan(
  db: Db,
  { id, userId }: { id: string; userId: string },
): Promise<BusinessPlanRow | undefined> {
  if (!isUuid(id)) return undefined
  return planOf(db, { id, userId }).executeTakeFirst()
}

/** Begins the member's plan. @returns undefined where they have one already, also where another call began it just now. */
export async function insertBusinessPlan(
  trx: Trx,
  {
    userId,
    now,
    values,
  }: {
    userId: string
    now: Date
    values: Partial<BusinessPlanValues> & Pick<BusinessPlanValues, 'title'>
  },
): Promise<BusinessPlanRow | undefined> {
  return trx
    .insertInto('businessPlans')
    .values({ ...values, userId, createdAt: now, updatedAt: now })
    .onConflict((conflict) => conflict.constraint('business_plans_user_unique').doNothing())
    .returningAll()
    .executeTakeFirst()
}

/**
 * The member's plan, which nobody else changes until the transaction ends.
 *
 * @throws DomainError not_found
 */
export async function lockBusinessPlan(
  trx: Trx,
  { id, userId }: { id: string; userId: string },
): Promise<BusinessPlanRow> {
  const plan = isUuid(id) ? await planOf(trx, { id, userId }).forUpdate().executeTakeFirst() : undefined
  if (plan === undefined) throw new DomainError('not_found', 'There is no such business plan.')
  return plan
}

/** Changes a plan that the transaction has locked. */
export async function updateBusinessPlan(
  trx: Trx,
  { id, userId, now, values }: { id: string; userId: string; now: Date; values: Partial<BusinessPlanValues> },
): Promise<BusinessPlanRow> {
  return trx
    .updateTable('businessPlans')
    .set({ ...values, updatedAt: now })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow()
}

function planOf(db: Db, { id, userId }: { id: string; userId: string }) {
  return db.selectFrom('businessPlans').selectAll().where('id', '=', id).where('userId', '=', userId)
}
