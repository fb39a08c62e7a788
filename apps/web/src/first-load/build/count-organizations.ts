import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'

const list = resolve(import.meta.dirname, '../../../../../packages/db/src/seed/data/organizations.json')

/** How many designated organizations the product starts with. */
export async function countOrganizations(): Promise<number> {
  const { organizations } = JSON.parse(await readFile(list, 'utf8')) as { organizations: unknown[] }
  return organizations.length
}
