import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  cloneDatabase,
  dropDatabase,
  withDatabaseName,
} from '../../../../packages/db/test/support/server-databases.ts'
import type { FreshData } from './run.ts'

/** Where an app listens and keeps its data, so that it can be started there again. */
export type Installation = {
  readonly port: number
  /** Where it keeps what is not in the database, or everything. */
  readonly dataDir: string
  /** The variables that lead to its data. */
  readonly variables: Readonly<Record<string, string>>
  /** Deletes its data. No app may run in it any more. */
  readonly remove: () => Promise<void>
}

/** A free port with a folder and a database, empty or with copies of what `from` has. */
export async function makeInstallation(from?: FreshData): Promise<Installation> {
  const dataDir = await mkdtemp(join(tmpdir(), 'landfall-e2e-'))
  if (from !== undefined) await cp(from.dataDir, dataDir, { recursive: true })
  const removeFolder = () => rm(dataDir, { recursive: true, force: true })
  const port = await findFreePort()
  if (from?.server === undefined) {
    return { port, dataDir, variables: embedded(dataDir), remove: removeFolder }
  }
  const { adminUrl, secret, ...names } = from.server
  const database = await cloneDatabase(adminUrl, names)
  return {
    port,
    dataDir,
    variables: onServer(dataDir, { url: withDatabaseName(adminUrl, database), secret }),
    remove: async () => {
      await dropDatabase(adminUrl, database)
      await removeFolder()
    },
  }
}

/** Whatever the shell around has set. */
const embedded = (dataDir: string) => ({ DATA_DIR: dataDir, DATABASE_URL: '', AUTH_SECRET: '' })

export const onServer = (dataDir: string, { url, secret }: { url: string; secret: string }) => ({
  DATA_DIR: dataDir,
  DATABASE_URL: url,
  AUTH_SECRET: secret,
})

export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('No port could be found.')
  return address.port
}
