import { type Selectable, sql } from 'kysely'
import type { Db, Trx } from '../client.ts'
import type { FinancialDataTable } from '../schema.ts'
import { withJsonText } from './json-text.ts'
import { isUuid } from './uuid.ts'

export type FinancialDataRow = Selectable<FinancialDataTable>

export type FinancialDataValues = Omit<FinancialDataRow, 'id' | 'userId' | 'createdAt' | 'updatedAt'>

/** What the member has entered, if anything. */
export async function findFinancialDataOfUser(
  db: Db,
  { userId }: { userId: string },
): Promise<FinancialDataRow | undefined> {
  if (!isUuid(userId)) return undefined
  return db.selectFrom('financialData').selectAll().where('userId', '=', userId).executeTakeFirst()
}

/** The member's data, held until the transaction ends; undefined before the first save. */
export async function lockFinancialDataOfUser(
  trx: Trx,
  { userId }: { userId: string },
): Promise<FinancialDataRow | undefined> {
  return trx
    .selectFrom('financialData')
    .selectAll()
    .where('userId', '=', userId)
    .forUpdate()
    .executeTakeFirst()
}

/** Sets the given fields, in a new row where the member has none; the others stay. One statement, so that none is lost. */
export async function upsertFinancialData(
  trx: Trx,
  { userId, now, values }: { userId: string; now: Date; values: Partial<FinancialDataValues> },
): Promise<FinancialDataRow & { isNew: boolean }> {
  const written = { ...withJsonText(values, ['fundingSources', 'cashFlowProjections']), updatedAt: now }
  return (
    trx
      .insertInto('financialData')
      .values({ ...written, userId, createdAt: now })
      .onConflict((conflict) => conflict.constraint('financial_data_user_unique').doUpdateSet(written))
      .returningAll()
      // PostgreSQL leaves xmax 0 in a row that was not there before.
      .returning(sql<boolean>`xmax = 0`.as('isNew'))
      .executeTakeFirstOrThrow()
  )
}
