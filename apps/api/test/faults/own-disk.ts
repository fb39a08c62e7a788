import { execFileSync } from 'node:child_process'
import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'

/** A disk of our own, in memory, on which room can be taken away. */
export type OwnDisk = { readonly fill: () => void; readonly free: () => void; readonly remove: () => void }

/** Mounts one at the folder. @returns undefined where this machine does not let us. */
export function mountOwnDisk(folder: string, { megabytes }: { megabytes: number }): OwnDisk | undefined {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    return undefined
  }
  const ballast = join(folder, 'ballast')
  return {
    fill: () => fill(ballast),
    free: () => rmSync(ballast),
    remove: () => execFileSync('umount', [folder]),
  }
}

/** Writes until nothing more goes in. */
function fill(file: string): void {
  const handle = openSync(file, 'w')
  try {
    for (const size of [1_048_576, 4096]) {
      const bytes = Buffer.alloc(size)
      try {
        while (writeSync(handle, bytes) === size);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
      }
    }
  } finally {
    closeSync(handle)
  }
}
