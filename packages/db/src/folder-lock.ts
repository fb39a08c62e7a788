import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const sqliteBusy = 5

/** The locks held. A handle that nothing names is garbage, and collecting it would end its lock. */
const held = new Set<DatabaseSync>()

/** Another process works in the data folder. The message says what to do about it. */
export class DataFolderInUseError extends Error {
  readonly dataDir: string

  constructor(dataDir: string) {
    super(
      `The data folder ${dataDir} is in use by another process. Stop that process, or set DATA_DIR to another folder.`,
    )
    this.name = 'DataFolderInUseError'
    this.dataDir = dataDir
  }
}

/**
 * Makes this process the only one that works in the data folder, which is created where missing. The embedded database has
 * no lock of its own, and two processes in its files would destroy them.
 *
 * The lock is SQLite's on `lock.sqlite`, which is the operating system's: it ends with the process however that ends,
 * kill -9 included, and no stale file is left to clean up.
 *
 * @throws DataFolderInUseError where another process, or this one, holds the lock.
 */
export function lockDataFolder(dataDir: string): { release: () => void } {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const lock = new DatabaseSync(join(dataDir, 'lock.sqlite'))
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive')
  } catch (error) {
    lock.close()
    if (error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy) {
      throw new DataFolderInUseError(dataDir)
    }
    throw error
  }
  held.add(lock)
  return {
    release: () => {
      held.delete(lock)
      lock.close()
    },
  }
}
