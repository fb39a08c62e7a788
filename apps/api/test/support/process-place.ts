import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestDatabase, type TestDatabase } from '@suv/db/testing'
import { afterAll, beforeAll } from 'vitest'
import { killAll } from './run-main.ts'

export type ProcessPlace = {
  readonly dataDir: string
  /** Variables for a server on the empty database. @throws Error where the tests have no PostgreSQL. */
  readonly onServer: () => { DATA_DIR: string; DATABASE_URL: string; AUTH_SECRET: string }
}

/** A folder and an empty database for the processes of a test file, taken away after them. */
export function useProcessPlace(name: string): ProcessPlace {
  const place = {} as { dataDir: string; database: TestDatabase; onServer: ProcessPlace['onServer'] }
  beforeAll(async () => {
    place.dataDir = await mkdtemp(join(tmpdir(), `${name}-`))
    place.database = await createTestDatabase({ empty: true })
    place.onServer = () => {
      const { connection } = place.database
      if (!('connectionString' in connection)) throw new Error('the test is skipped without a server')
      return {
        DATA_DIR: place.dataDir,
        DATABASE_URL: connection.connectionString ?? '',
        AUTH_SECRET: 'x'.repeat(32),
      }
    }
  })
  afterAll(async () => {
    killAll()
    await place.database.drop()
    await rm(place.dataDir, { recursive: true, force: true })
  })
  return place
}
