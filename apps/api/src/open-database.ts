import type { DatabaseConnection } from '@suv/db'
import { startEmbeddedDatabase } from '@suv/db/embedded'
import { lockDataFolder } from '@suv/db/folder-lock'
import type { Environment } from './env.ts'

/** How to reach the database that the environment names, or the embedded one, which is started. */
export type OpenedDatabase = {
  readonly connection: DatabaseConnection
  /** Settles when the embedded database stops without being asked to. */
  readonly failed: Promise<Error>
  /** Close what uses it first. */
  readonly close: () => Promise<void>
}

/** @throws DataFolderInUseError, or what kept the embedded database from starting. */
export async function openDatabaseOf({
  databaseUrl,
  dataDir,
}: Pick<Environment, 'databaseUrl' | 'dataDir'>): Promise<OpenedDatabase> {
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
      close: async () => {
        await close()
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}
