import { readFileSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DatabaseConnection, EmbeddedConnection } from './client.ts'
import { startEmbeddedDatabase } from './embedded.ts'
import { DataFolderInUseError, lockDataFolder } from './folder-lock.ts'

export type ReachedDatabase = {
  readonly connection: DatabaseConnection
  /** Settles when the embedded database stops without being asked to. */
  readonly failed: Promise<Error>
  /** Close what uses it first. */
  readonly close: () => Promise<void>
}

/**
 * How to reach the database at `databaseUrl`, or without one the embedded database of the folder, which is locked and
 * started: see startEmbeddedDatabase.
 *
 * @param options.sharing where a server uses the folder already, its database is reached, which only reading commands may do.
 * @throws DataFolderInUseError, or what kept the embedded database from starting.
 */
export async function reachDatabase({
  databaseUrl,
  dataDir,
  sharing = false,
}: {
  databaseUrl: string | undefined
  dataDir: string
  sharing?: boolean
}): Promise<ReachedDatabase> {
  if (databaseUrl !== undefined) {
    return {
      connection: { connectionString: databaseUrl },
      // The pool reconnects by itself; /readyz tells meanwhile.
      failed: new Promise<Error>(() => {}),
      close: async () => {},
    }
  }
  const lock = lockOrFindRunning(dataDir, sharing)
  if ('connection' in lock) {
    return { connection: lock.connection, failed: new Promise<Error>(() => {}), close: async () => {} }
  }
  try {
    const { connection, failed, close } = await startEmbeddedDatabase({ dataDir })
    const { host, port } = connection
    const address = join(dataDir, addressFile)
    await writeFile(address, JSON.stringify({ host, port }), { mode: 0o600 })
    return {
      connection,
      failed,
      close: async () => {
        await rm(address, { force: true })
        await close().finally(() => lock.release())
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

/** Where the embedded database of a running server is reached; it means nothing unless the folder is locked. */
const addressFile = 'database-address.json'

function lockOrFindRunning(
  dataDir: string,
  sharing: boolean,
): ReturnType<typeof lockDataFolder> | { connection: EmbeddedConnection } {
  try {
    return lockDataFolder(dataDir)
  } catch (error) {
    if (!sharing || !(error instanceof DataFolderInUseError)) throw error
    const running = readAddress(dataDir)
    if (running === undefined) throw error
    return { connection: { embedded: true, ...running } }
  }
}

function readAddress(dataDir: string): { host: string; port: number } | undefined {
  try {
    const { host, port } = JSON.parse(readFileSync(join(dataDir, addressFile), 'utf8'))
    return typeof host === 'string' && typeof port === 'number' ? { host, port } : undefined
  } catch {
    return undefined
  }
}
