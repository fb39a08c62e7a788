import type { Selectable } from 'kysely'
import type { Db } from '../client.ts'
import type { ResourceLocationsTable, ResourcesTable } from '../schema.ts'
import { type Page, type PageRequest, withPage } from './pagination.ts'

export type ResourceRow = Selectable<ResourcesTable>

export type ResourceLocationRow = Selectable<ResourceLocationsTable>

/** The cards of the resources screen, tab after tab. */
export async function listActiveResources(db: Db, page: PageRequest): Promise<Page<ResourceRow>> {
  return withPage(db.selectFrom('resources').selectAll().where('isActive', '=', true), {
    keys: [
      { field: 'order', type: 'integer' },
      { field: 'id', type: 'uuid' },
    ],
    ...page,
  })
}

/** The locations on the map, by name. */
export async function listActiveResourceLocations(
  db: Db,
  page: PageRequest,
): Promise<Page<ResourceLocationRow>> {
  return withPage(db.selectFrom('resourceLocations').selectAll().where('isActive', '=', true), {
    keys: [
      { field: 'name', type: 'text' },
      { field: 'id', type: 'uuid' },
    ],
    ...page,
  })
}
