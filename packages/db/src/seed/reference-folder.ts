import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type ReferenceData, referenceFileNames } from './reference-data.ts'

/**
 * Reads those of the reference data's files that a folder has.
 *
 * @throws where it has none of them, and for a file that is no JSON.
 */
export async function readReferenceFolder(folder: string): Promise<ReferenceData> {
  const entries: [string, unknown][] = []
  for (const name of referenceFileNames) {
    const text = await readIfThere(join(folder, `${name}.json`))
    if (text !== undefined) entries.push([name, parse(name, text)])
  }
  if (entries.length > 0) return Object.fromEntries(entries)
  const expected = referenceFileNames.map((name) => `${name}.json`).join(', ')
  throw new Error(`${folder} has none of the files ${expected}`)
}

async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

function parse(name: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Error(`${name}.json is no JSON: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
}
