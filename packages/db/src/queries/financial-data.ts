import { type Selectable, sql } from 'kysely'
import type { Db, Trx } from '../client.ts'
import type { FinancialDataTable } from '../schema.ts'
import { withJsonText } from './json-text.ts'
import { isUuid } from './uuid.ts'

export type FinancialDataRow = Selectable<FinancialDataTable>

export type FinancialDataValues = Omit<
  FinancialDataRow,
  'id' | 'userId' | 'workspaceId' | 'createdAt' | 'updatedAt'
>

/** What was entered in the workspace, if anything. */
export async function findFinancialDataOfWorkspace(
  db: Db,
  { workspaceId }: { workspaceId: string },
): Promise<FinancialDataRow | undefined> {
  if (!isUuid(workspaceId)) return undefined
  return db.selectFrom('financialData').selectAll().where('workspaceId', '=', workspaceId).executeTakeFirst()
}

/** The workspace's data, held until the transaction ends; undefined before the first save. */
export async function lockFinancialDataOfWorkspace(
  trx: Trx,
  { workspaceId }: { workspaceId: string },
): Promise<FinancialDataRow | undefined> {
  return trx
    .selectFrom('financialData')
    .selectAll()
    .where('workspaceId', '=', workspaceId)
    .forUpdate()
    .executeTakeFirst()
}

/** Sets the given fields, in a new row where the workspace has none; the others stay. One statement, so that none is lost. */
export async function upsertFinancialData(
  trx: Trx,
  {
    workspaceId,
    userId,
    now,
    values,
  }: {
    workspaceId: string /** Who saves. */
    userId: string
    now: Date
    values: Partial<FinancialDataValues>
  },
): Promise<FinancialDataRow & { isNew: boolean }> {
  const written = { ...withJsonText(values, ['fundingSources', 'cashFlowProjections']), updatedAt: now }
  return (
    trx
      .insertInto('financialData')
      .values({ ...written, workspaceId, userId, createdAt: now })
      .onConflict((conflict) => conflict.column('workspaceId').doUpdateSet(written))
      .returningAll()
      // PostgreSQL leaves xmax 0 in a row that was not there before.
      .returning(sql<boolean>`xmax = 0`.as('isNew'))
      .executeTakeFirstOrThrow()
  )
}
