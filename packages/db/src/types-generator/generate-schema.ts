import type { Db } from '../client.ts'
import { readColumns } from './read-columns.ts'
import { renderSchema } from './render-schema.ts'

/** What `schema.generated.ts` should say about this database. */
export async function generateSchema(db: Db): Promise<string> {
  return renderSchema(await readColumns(db))
}
