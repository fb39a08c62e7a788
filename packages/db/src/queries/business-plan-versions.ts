import { DomainError, keptVersions } from '@suv/domain'
import { type Selectable, sql } from 'kysely'
import type { Db, Trx } from '../client.ts'
import type { BusinessPlanVersionsTable } from '../schema.ts'
import { isUuid } from './uuid.ts'
import type { WorkspaceScope } from './workspaces.ts'

export type BusinessPlanVersionRow = Selectable<BusinessPlanVersionsTable>
export type BusinessPlanVersionValues = Omit<BusinessPlanVersionRow, 'id' | 'number'>

const summaryFields = ['id', 'planId', 'number', 'title', 'words', 'reason', 'createdAt'] as const

/** The versions of a plan without their texts, newest first. As many as are kept, so there are no pages. */
export async function listBusinessPlanVersions(
  db: Db,
  { planId, workspaceId }: WorkspaceScope & { planId: string },
): Promise<Pick<BusinessPlanVersionRow, (typeof summaryFields)[number]>[]> {
  if (!isUuid(planId)) return []
  return db
    .selectFrom('businessPlanVersions')
    .select(summaryFields)
    .where('planId', '=', planId)
    .where('planId', 'in', plansOf(db, workspaceId))
    .orderBy('number', 'desc')
    .execute()
}

/**
 * One version of the workspace's plan.
 *
 * @throws DomainError not_found
 */
export async function getBusinessPlanVersion(
  db: Db,
  { id, workspaceId }: WorkspaceScope & { id: string },
): Promise<BusinessPlanVersionRow> {
  const version = isUuid(id)
    ? await db
        .selectFrom('businessPlanVersions')
        .selectAll()
        .where('id', '=', id)
        .where('planId', 'in', plansOf(db, workspaceId))
        .executeTakeFirst()
    : undefined
  if (version === undefined) throw new DomainError('not_found', 'There is no such version.')
  return version
}

function plansOf(db: Db, workspaceId: string) {
  return db.selectFrom('businessPlans').select('id').where('workspaceId', '=', workspaceId)
}

/** The newest version of a plan that the transaction has locked. */
export async function findNewestVersion(
  trx: Trx,
  { planId }: { planId: string },
): Promise<BusinessPlanVersionRow | undefined> {
  return trx
    .selectFrom('businessPlanVersions')
    .selectAll()
    .where('planId', '=', planId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Adds a version to a plan that the transaction has locked, and lets the oldest go that are too many. */
export async function insertBusinessPlanVersion(
  trx: Trx,
  values: BusinessPlanVersionValues,
): Promise<BusinessPlanVersionRow> {
  const { planId } = values
  const version = await trx
    .insertInto('businessPlanVersions')
    .values({
      ...values,
      number: sql<number>`(
        select coalesce(max(number), 0) + 1 from business_plan_versions where plan_id = ${planId}
      )`,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const isAutosave = values.reason === 'autosave'
  await trx
    .deleteFrom('businessPlanVersions')
    .where('id', 'in', (query) =>
      query
        .selectFrom('businessPlanVersions')
        .select('id')
        .where('planId', '=', planId)
        .where('reason', isAutosave ? '=' : '!=', 'autosave')
        .orderBy('number', 'desc')
        .offset(isAutosave ? keptVersions.autosave : keptVersions.others),
    )
    .execute()
  return version
}
