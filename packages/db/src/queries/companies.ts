import { defaultMatchThreshold } from '@suv/domain'
import type { Selectable } from 'kysely'
import type { Db, Trx } from '../client.ts'
import type { CompaniesTable } from '../schema.ts'
import type { WorkspaceScope } from './workspaces.ts'

export type CompanyValues = Omit<Selectable<CompaniesTable>, 'workspaceId' | 'createdAt' | 'updatedAt'>

/** What is said of a workspace's company; `updatedAt` is null before its page was saved. */
export type CompanyRow = CompanyValues & { readonly updatedAt: Date | null }

/** The facts that a team's documented record holds too. */
const ofTeam = ['sector', 'oneLiner', 'province', 'website'] as const

/** What is said of the workspace's company. Before its page was saved, what its team says of itself. */
export async function findCompanyOfWorkspace(db: Db, { workspaceId }: WorkspaceScope): Promise<CompanyRow> {
  const { team, company } = await db
    .selectFrom('workspaces')
    .leftJoin('companies', 'companies.workspaceId', 'workspaces.id')
    .leftJoin('teams', 'teams.id', 'workspaces.teamId')
    .where('workspaces.id', '=', workspaceId)
    .select([
      'companies.oneLiner',
      'companies.sector',
      'companies.province',
      'companies.website',
      'companies.stage',
      'companies.organizationSought',
      'companies.amountSought',
      'companies.matchThreshold',
      'companies.updatedAt',
      'teams.oneLiner as teamOneLiner',
      'teams.sector as teamSector',
      'teams.province as teamProvince',
      'teams.website as teamWebsite',
    ])
    .executeTakeFirstOrThrow()
    .then(
      ({
        teamOneLiner: oneLiner,
        teamSector: sector,
        teamProvince: province,
        teamWebsite: website,
        ...company
      }) => ({
        team: { oneLiner, sector, province, website },
        company,
      }),
    )
  const known = company.updatedAt === null ? { ...company, ...team } : company
  return { ...known, matchThreshold: company.matchThreshold ?? defaultMatchThreshold }
}

/**
 * Sets the given facts; the others stay. What the team's record holds too is written there as well, so that both say the same.
 *
 * @returns whether the page had not been saved before.
 */
export async function saveCompany(
  trx: Trx,
  { workspaceId, now, values }: WorkspaceScope & { now: Date; values: Partial<CompanyValues> },
): Promise<{ isNew: boolean }> {
  // One save at a time, the first too: its row is not there to be locked.
  const { teamId } = await trx
    .selectFrom('workspaces')
    .select('teamId')
    .where('id', '=', workspaceId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  const { updatedAt: before, ...known } = await findCompanyOfWorkspace(trx, { workspaceId })
  const written = { ...known, ...values, updatedAt: now }
  await trx
    .insertInto('companies')
    .values({ ...written, workspaceId, createdAt: now })
    .onConflict((conflict) => conflict.column('workspaceId').doUpdateSet(written))
    .execute()
  const shared = Object.fromEntries(
    ofTeam.filter((field) => field in values).map((field) => [field, values[field]]),
  )
  if (teamId !== null && Object.keys(shared).length > 0) {
    await trx
      .updateTable('teams')
      .set({ ...shared, updatedAt: now })
      .where('id', '=', teamId)
      .execute()
  }
  return { isNew: before === null }
}

/** After a team's own record was written: the company's page says the same. */
export async function followTeam(
  trx: Trx,
  {
    teamId,
    now,
    values,
  }: { teamId: string; now: Date; values: Partial<Pick<CompanyValues, (typeof ofTeam)[number]>> },
): Promise<void> {
  const shared = Object.fromEntries(
    ofTeam.filter((field) => field in values).map((field) => [field, values[field]]),
  )
  if (Object.keys(shared).length === 0) return
  await trx
    .updateTable('companies')
    .from('workspaces')
    .set({ ...shared, updatedAt: now })
    .whereRef('companies.workspaceId', '=', 'workspaces.id')
    .where('workspaces.teamId', '=', teamId)
    .execute()
}
