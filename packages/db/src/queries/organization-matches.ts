import { DomainError, type MatchFacts } from '@suv/domain'
import { type Selectable, sql } from 'kysely'
import type { Db, Trx } from '../client.ts'
import type { OrganizationMatchesTable } from '../schema.ts'
import { findCompanyOfWorkspace } from './companies.ts'
import type { OrganizationRow } from './organizations.ts'
import { type Page, type PageRequest, withPage } from './pagination.ts'
import { isUuid } from './uuid.ts'
import type { WorkspaceScope } from './workspaces.ts'

/** A match with what its card shows of the organization. */
export type OrganizationMatchRow = Selectable<OrganizationMatchesTable> & {
  organization: Pick<
    OrganizationRow,
    'id' | 'name' | 'type' | 'city' | 'province' | 'website' | 'contactInfo'
  >
}

/** What members write. */
export type OrganizationMatchValues = Pick<
  OrganizationMatchRow,
  'status' | 'contactedOn' | 'investmentCommitted' | 'supportLetterReceived' | 'notes'
>

/** What scoring gives. */
export type ScoredMatch = Pick<
  OrganizationMatchRow,
  'organizationId' | 'compatibilityScore' | 'matchReason' | 'scoreParts'
>

/** The workspace's matches, best first. */
export async function listOrganizationMatchesOfWorkspace(
  db: Db,
  { workspaceId, ...page }: PageRequest & { workspaceId: string },
): Promise<Page<OrganizationMatchRow>> {
  if (!isUuid(workspaceId)) return { rows: [], nextCursor: null }
  const { rows, nextCursor } = await withPage(
    matchesWithOrganization(db).where('organizationMatches.workspaceId', '=', workspaceId),
    {
      keys: [
        { field: 'compatibilityScore', type: 'integer', direction: 'desc' },
        { field: 'id', column: 'organizationMatches.id', type: 'uuid' },
      ],
      ...page,
    },
  )
  return { rows: rows.map(nestOrganization), nextCursor }
}

/** @throws DomainError not_found */
export async function getOrganizationMatch(
  db: Db,
  { id, workspaceId }: { id: string; workspaceId: string },
): Promise<OrganizationMatchRow> {
  const row = isUuid(id)
    ? await matchesWithOrganization(db)
        .where('organizationMatches.id', '=', id)
        .where('organizationMatches.workspaceId', '=', workspaceId)
        .executeTakeFirst()
    : undefined
  if (row === undefined) throw new DomainError('not_found', 'There is no such match.')
  return nestOrganization(row)
}

/**
 * Inserts new matches of the workspace and refreshes score, reason and parts of those that are there, in one statement, so that
 * calls at the same time leave one match for each organization. Status, notes and commitments stay.
 *
 * @returns how many rows were new or changed.
 */
export async function upsertScoredMatches(
  trx: Trx,
  {
    workspaceId,
    userId,
    now,
    matches,
  }: { workspaceId: string /** Who asks. */; userId: string; now: Date; matches: readonly ScoredMatch[] },
): Promise<number> {
  if (matches.length === 0) return 0
  const rows = matches
    .map((match) => ({
      ...match,
      scoreParts: JSON.stringify(match.scoreParts),
      workspaceId,
      userId,
      createdAt: now,
      updatedAt: now,
    }))
    // Always in the same order, so that two calls never wait for each other's rows in a ring.
    .sort((a, b) => (a.organizationId < b.organizationId ? -1 : 1))
  const written = await trx
    .insertInto('organizationMatches')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['workspaceId', 'organizationId'])
        .doUpdateSet((eb) => ({
          compatibilityScore: eb.ref('excluded.compatibilityScore'),
          matchReason: eb.ref('excluded.matchReason'),
          scoreParts: eb.ref('excluded.scoreParts'),
          updatedAt: now,
        }))
        .where(
          ({ refTuple }) =>
            sql<boolean>`${refTuple(
              'organizationMatches.compatibilityScore',
              'organizationMatches.matchReason',
              'organizationMatches.scoreParts',
            )} is distinct from ${refTuple('excluded.compatibilityScore', 'excluded.matchReason', 'excluded.scoreParts')}`,
        ),
    )
    .returning('id')
    .execute()
  return written.length
}

/** @throws DomainError not_found */
export async function updateOrganizationMatch(
  trx: Trx,
  {
    id,
    workspaceId,
    now,
    values,
  }: { id: string; workspaceId: string; now: Date; values: Partial<OrganizationMatchValues> },
): Promise<OrganizationMatchRow> {
  if (isUuid(id)) {
    await trx
      .updateTable('organizationMatches')
      .set({ ...values, updatedAt: now })
      .where('id', '=', id)
      .where('workspaceId', '=', workspaceId)
      .execute()
  }
  return getOrganizationMatch(trx, { id, workspaceId })
}

/** @returns whether there was one. */
export async function deleteOrganizationMatch(
  trx: Trx,
  { id, workspaceId }: { id: string; workspaceId: string },
): Promise<boolean> {
  if (!isUuid(id)) return false
  const { numDeletedRows } = await trx
    .deleteFrom('organizationMatches')
    .where('id', '=', id)
    .where('workspaceId', '=', workspaceId)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/**
 * What matching reads for a member: what is said of the company that they work on, and its finances. Who works in a workspace
 * of their own has their latest assessment and their profile fill in what they have not said; for a team these would give each
 * of its members another answer. What is not there is null.
 */
export async function findMatchFacts(
  db: Db,
  { userId, workspaceId }: WorkspaceScope & { userId: string },
): Promise<MatchFacts> {
  const company = await findCompanyOfWorkspace(db, { workspaceId })
  const row = await db
    .selectFrom('users')
    .innerJoin('workspaces', (join) => join.on('workspaces.id', '=', workspaceId))
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('eligibilityAssessments')
          .select(['eligibilityAssessments.designatedOrgPlan', 'eligibilityAssessments.province'])
          .whereRef('eligibilityAssessments.userId', '=', 'users.id')
          .whereRef('eligibilityAssessments.userId', '=', 'workspaces.userId')
          .orderBy('eligibilityAssessments.createdAt', 'desc')
          .orderBy('eligibilityAssessments.id', 'desc')
          .limit(1)
          .as('assessment'),
      (join) => join.onTrue(),
    )
    .leftJoin('financialData', 'financialData.workspaceId', 'workspaces.id')
    .leftJoin('businessProfiles', 'businessProfiles.userId', 'workspaces.userId')
    .select([
      'assessment.province',
      'assessment.designatedOrgPlan',
      'businessProfiles.industry',
      'financialData.totalInvestmentRequired',
      'financialData.vcInvestmentCommitted',
      'financialData.angelInvestmentCommitted',
    ])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow()
  const { designatedOrgPlan, province, industry, ...finances } = row
  return {
    designatedOrgPlan: company.organizationSought ?? designatedOrgPlan,
    sector: company.sector,
    province: company.province ?? province,
    stage: company.stage,
    amountSought: company.amountSought,
    descriptions: [industry, company.oneLiner],
    finances,
  }
}

function matchesWithOrganization(db: Db) {
  return db
    .selectFrom('organizationMatches')
    .innerJoin('designatedOrganizations', 'designatedOrganizations.id', 'organizationMatches.organizationId')
    .selectAll('organizationMatches')
    .select([
      'designatedOrganizations.name',
      'designatedOrganizations.type',
      'designatedOrganizations.city',
      'designatedOrganizations.province',
      'designatedOrganizations.website',
      'designatedOrganizations.contactInfo',
    ])
}

function nestOrganization<
  Row extends { organizationId: string } & Omit<OrganizationMatchRow['organization'], 'id'>,
>({ name, type, city, province, website, contactInfo, ...match }: Row) {
  const organization = { id: match.organizationId, name, type, city, province, website, contactInfo }
  return { ...match, organization }
}
