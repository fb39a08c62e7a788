import { writeFile } from 'node:fs/promises'
import { openDatabase } from '../client.ts'
import { startEmbeddedDatabase } from '../embedded.ts'
import { migrateToLatest } from '../migrate.ts'
import { generateSchema } from '../types-generator/generate-schema.ts'

/*
 * pnpm --filter db generate:types, after a change of the migrations: writes `schema.generated.ts` from an embedded database
 * in memory.
 */

const embedded = await startEmbeddedDatabase({})
const db = openDatabase(embedded.connection)
try {
  await migrateToLatest(db)
  await writeFile(new URL('../schema.generated.ts', import.meta.url), await generateSchema(db))
} finally {
  await db.destroy()
  await embedded.close()
}
