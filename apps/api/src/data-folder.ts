import { access, chmod, constants, mkdir } from 'node:fs/promises'
import { EnvironmentError } from './env.ts'

const onlyOurs = 0o700

/**
 * Makes the folder where it is missing. Also one that an earlier version, or somebody else, has made readable becomes ours alone: whoever
 * may not enter it reads nothing in it.
 *
 * @throws EnvironmentError where nothing can be kept there, with what to do about it.
 */
export async function prepareDataFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: onlyOurs })
    await chmod(folder, onlyOurs).catch((error: NodeJS.ErrnoException) => {
      // A cluster's volume belongs to root and is opened to us by its group. What we make in it is ours alone all the same.
      if (error.code !== 'EPERM') throw error
      return access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
    })
  } catch (error) {
    throw new EnvironmentError(`DATA_DIR: ${problemWith(folder, error as NodeJS.ErrnoException)}`)
  }
}

function problemWith(folder: string, { code, message }: NodeJS.ErrnoException): string {
  switch (code) {
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return `This user may not write to ${folder}. Let it, or set DATA_DIR to a folder of its own.`
    case 'EEXIST':
    case 'ENOTDIR':
      return `${folder} is no folder, or lies in none. Set DATA_DIR to another.`
    case 'ENOSPC':
      return `The disk of ${folder} is full. Make room, or set DATA_DIR to a folder elsewhere.`
    default:
      return `${folder} cannot be used (${code ?? message}). Set DATA_DIR to another folder.`
  }
}
