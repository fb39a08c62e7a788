import type { DatabaseConnection } from './client.ts'
import { startEmbeddedDatabase } from './embedded.ts'
import { lockDataFolder } from './folder-lock.ts'

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
 * @throws DataFolderInUseError, or what kept the embedded database from starting.
 */
export async function reachDatabase({
  databaseUrl,
  dataDir,
}: {
  databaseUrl: string | undefined
  dataDir: string
}): Promise<ReachedDatabase> {
  if (databaseUrl !== undefined) {
    return {
      connection: { connectionString: databaseUrl },
      // The pool reconnects by itself; /readyz tells meanwhile.
      failed: new Promise<Error>(() => {}),
      close: async () => {},
    }
  }
  const lock = lockDataFolder(dataDir)
  try {
    const { connection, failed, close } = await startEmbeddedDatabase({ dataDir })
    return {
      connection,
      failed,
      close: () => close().finally(() => lock.release()),
    }
  } catch (error) {
    lock.release()
    throw error
  }
}
