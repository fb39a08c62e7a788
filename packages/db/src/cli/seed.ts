import { resolve } from 'node:path'
import { migrateToLatest } from '../migrate.ts'
import { type ReferenceDataCounts, seedReferenceData } from '../seed/reference-data.ts'
import { readReferenceFolder } from '../seed/reference-folder.ts'
import { withDatabase } from './with-database.ts'

/*
 * pnpm --filter db seed [folder]: loads organizations, places and resources, from a folder with newer files or else those of
 * the product, into the database of DATABASE_URL, or else the embedded one of DATA_DIR while the server is stopped.
 */

try {
  const folder = process.argv[2]
  // pnpm runs this in the package's folder; INIT_CWD is where the person stands.
  const data =
    folder === undefined
      ? {}
      : { data: await readReferenceFolder(resolve(process.env.INIT_CWD ?? '', folder)) }
  const counts = await withDatabase(async (db) => {
    await migrateToLatest(db)
    return seedReferenceData(db, { ...data, now: new Date() })
  })
  process.stdout.write(describe(counts))
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}

function describe(counts: ReferenceDataCounts): string {
  return Object.entries(counts)
    .map(
      ([name, { inserted, updated, unchanged, deactivated }]) =>
        `${name}: ${inserted} added, ${updated} changed, ${unchanged} as before, ${deactivated} set inactive\n`,
    )
    .join('')
}
