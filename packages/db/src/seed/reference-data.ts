import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, Trx } from '../client.ts'
import organizations from './data/organizations.json' with { type: 'json' }
import resourceLocations from './data/resource-locations.json' with { type: 'json' }
import resources from './data/resources.json' with { type: 'json' }
import type { ReferenceFile } from './read-file.ts'
import { readOrganizations } from './read-organizations.ts'
import { readResourceLocations } from './read-resource-locations.ts'
import { readResources } from './read-resources.ts'
import { type LoadCounts, type ReferenceTable, upsertReferenceRows } from './upsert-reference-rows.ts'

type Loader = {
  readonly table: ReferenceTable
  readonly read: (file: unknown) => ReferenceFile<Readonly<Record<string, unknown>>>
  /** The file that comes with the product. */
  readonly bundled: unknown
}

/** The files of reference data, by name without `.json`. */
export const referenceFiles = {
  organizations: { table: 'designatedOrganizations', read: readOrganizations, bundled: organizations },
  'resource-locations': {
    table: 'resourceLocations',
    read: readResourceLocations,
    bundled: resourceLocations,
  },
  resources: { table: 'resources', read: readResources, bundled: resources },
} as const satisfies Record<string, Loader>

export type ReferenceFileName = keyof typeof referenceFiles

export const referenceFileNames = Object.keys(referenceFiles) as ReferenceFileName[]

/** Contents of data files as parsed from JSON. A file that is left out leaves its table alone. */
export type ReferenceData = Readonly<Partial<Record<ReferenceFileName, unknown>>>

export type ReferenceDataCounts = Partial<Record<ReferenceFileName, LoadCounts>>

const bundledData: ReferenceData = Object.fromEntries(
  referenceFileNames.map((name) => [name, referenceFiles[name].bundled]),
)

/**
 * Loads reference data, by default those that come with the product, in one transaction: all files or none. May run again
 * with the same files or newer ones.
 *
 * @throws naming file, entry and field where a file is not as expected; nothing is changed then.
 */
export async function seedReferenceData(
  db: Db,
  { data = bundledData, now }: { data?: ReferenceData; now: Date },
): Promise<ReferenceDataCounts> {
  return load(db, readAll(data), now, async () => true)
}

/**
 * Loads those of the product's reference data that this database has never had, for every start of the server. What an
 * operator has loaded since, and data that describe a later day, stay.
 */
export async function ensureReferenceData(db: Db, { now }: { now: Date }): Promise<ReferenceDataCounts> {
  const files = readAll(bundledData)
  const known = await db.selectFrom('referenceDataVersions').select(['name', 'contentHash']).execute()
  const isKnown = ({ name, contentHash }: ReadFile) =>
    known.some((version) => version.name === name && version.contentHash === contentHash)
  if (files.every(isKnown)) return {}
  return load(db, files, now, isNewest)
}

type ReadFile = ReferenceFile<Readonly<Record<string, unknown>>> & {
  readonly name: ReferenceFileName
  readonly contentHash: string
}

function readAll(data: ReferenceData): ReadFile[] {
  return referenceFileNames.flatMap((name) => {
    const content = data[name]
    if (content === undefined) return []
    try {
      const file = referenceFiles[name].read(content)
      // Of the rows, not of the file: when the product reads a file in another way, the rows change with it.
      const contentHash = createHash('sha256').update(JSON.stringify(file.rows)).digest('base64url')
      return [{ name, contentHash, ...file }]
    } catch (error) {
      throw new Error(`${name}.json: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      })
    }
  })
}

async function load(
  db: Db,
  files: readonly ReadFile[],
  now: Date,
  isWanted: (trx: Trx, file: ReadFile) => Promise<boolean>,
): Promise<ReferenceDataCounts> {
  return db.transaction().execute(async (trx) => {
    // Servers that start together load one after the other.
    await sql`lock table reference_data_versions in share row exclusive mode`.execute(trx)
    const counts: ReferenceDataCounts = {}
    for (const file of files) {
      if (!(await isWanted(trx, file))) continue
      counts[file.name] = await upsertReferenceRows(trx, referenceFiles[file.name].table, file.rows, now)
      await recordVersion(trx, file, now)
    }
    return counts
  })
}

/** Whether this file was never loaded, and none that describes a later day. */
async function isNewest(trx: Trx, { name, contentHash, asOf }: ReadFile): Promise<boolean> {
  const other = await trx
    .selectFrom('referenceDataVersions')
    .select('name')
    .where('name', '=', name)
    .where((eb) => eb.or([eb('contentHash', '=', contentHash), eb('asOf', '>', asOf)]))
    .executeTakeFirst()
  return other === undefined
}

async function recordVersion(trx: Trx, { name, contentHash, asOf }: ReadFile, now: Date): Promise<void> {
  await trx
    .insertInto('referenceDataVersions')
    .values({ name, contentHash, asOf, appliedAt: now })
    .onConflict((conflict) =>
      conflict.constraint('reference_data_versions_pkey').doUpdateSet({ asOf, appliedAt: now }),
    )
    .execute()
}
