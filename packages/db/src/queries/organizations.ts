import type { MatchedOrganization } from '@suv/domain'
import type { Selectable } from 'kysely'
import type { Db } from '../client.ts'
import type { DesignatedOrganizationsTable } from '../schema.ts'
import { type Page, type PageRequest, withPage } from './pagination.ts'

export type OrganizationRow = Selectable<DesignatedOrganizationsTable>

/** The organizations that are listed, by name. Nobody's own: whoever may read them may read all. */
export async function listActiveOrganizations(db: Db, page: PageRequest): Promise<Page<OrganizationRow>> {
  return withPage(db.selectFrom('designatedOrganizations').selectAll().where('isActive', '=', true), {
    keys: [
      { field: 'name', type: 'text' },
      { field: 'id', type: 'uuid' },
    ],
    ...page,
  })
}

/** Every listed organization, with what matching reads of it. */
export async function listOrganizationsToMatch(
  db: Db,
): Promise<(MatchedOrganization & Pick<OrganizationRow, 'id'>)[]> {
  return db
    .selectFrom('designatedOrganizations')
    .select([
      'id',
      'type',
      'focusAreas',
      'industries',
      'investmentRange',
      'isPriorityProcessing',
      'province',
      'description',
    ])
    .where('isActive', '=', true)
    .execute()
}

/** What the listed organizations are called, for recognising them in a text. */
export async function listOrganizationNames(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('designatedOrganizations')
    .select('name')
    .where('isActive', '=', true)
    .orderBy('name')
    .orderBy('id')
    .execute()
  return rows.map(({ name }) => name)
}
