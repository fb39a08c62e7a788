import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'

/** What a group, and everybody, may. */
const others = 0o077

/**
 * Has every file and folder of this thread be the user's own. PGlite sets the permissions of its files itself, to 0666, past the
 * umask of the process. Called in a thread that does nothing else, before PGlite is loaded: it changes `node:fs` there.
 */
export function keepFilesToOurselves(): void {
  const { chmodSync, fchmodSync } = fs
  fs.chmodSync = (path, mode) => chmodSync(path, Number(mode) & ~others)
  fs.fchmodSync = (file, mode) => fchmodSync(file, Number(mode) & ~others)
  syncBuiltinESMExports()
}

/** Takes from others what an earlier version left them in a folder. */
export function takeFromOthers(folder: string): void {
  for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    const { mode } = fs.lstatSync(path)
    if (!entry.isSymbolicLink() && (mode & others) !== 0) fs.chmodSync(path, mode & 0o700)
  }
}
