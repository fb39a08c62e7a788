import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import resources from '../../src/seed/data/resources.json' with { type: 'json' }
import { readReferenceFolder } from '../../src/seed/reference-folder.ts'

describe('a folder', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'start-up-visa-seed-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  it('gives the files that it has', async () => {
    await writeFile(join(folder, 'resources.json'), JSON.stringify(resources))
    await writeFile(join(folder, 'milestones.json'), '{}')
    expect(await readReferenceFolder(folder)).toEqual({ resources })
  })

  it('is refused where it has none, or one that is no JSON', async () => {
    await expect(readReferenceFolder(folder)).rejects.toThrow(
      `${folder} has none of the files organizations.json`,
    )
    await writeFile(join(folder, 'resources.json'), '{')
    await expect(readReferenceFolder(folder)).rejects.toThrow('resources.json is no JSON')
  })
})
