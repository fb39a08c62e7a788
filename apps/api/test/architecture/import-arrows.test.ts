import { spawnSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../../../..')

const forbidden = [
  ['packages/domain/src', "import { x } from '@suv/db'"],
  ['packages/domain/src', "import { x } from 'node:fs'"],
  ['packages/domain/src', "import { x } from 'react'"],
  ['packages/db/src', "import { x } from '@suv/api/router'"],
  ['packages/db/src', "import { x } from 'fastify'"],
  ['apps/api/src', "import { x } from 'kysely'"],
  ['apps/api/src', "import { x } from 'pg'"],
  ['apps/api/src', "import { x } from '@suv/web'"],
  ['apps/web/src', "import { x } from '@suv/db'"],
  ['apps/web/src', "import { x } from 'node:fs'"],
  ['apps/web/src', "import { appRouter as x } from '@suv/api/router'"],
] as const

const allowed = [
  ['packages/domain/src', "import { x } from 'zod'"],
  ['packages/db/src', "import { x } from 'kysely'"],
  ['packages/db/src', "import { x } from '@suv/domain'"],
  ['apps/api/src', "import { x } from '@suv/db'"],
  ['apps/web/src', "import { x } from '@suv/domain'"],
  ['apps/web/src', "import type { AppRouter as x } from '@suv/api/router'"],
] as const

/** Files that import each other in a circle, by types alone too. */
const circles = {
  'apps/api/src/circle-of-values': ["import { x } from './second.ts'", "import { x } from './first.ts'"],
  'apps/api/src/circle-of-types': [
    "import type { x } from './second.ts'",
    "import type { x } from './first.ts'",
  ],
  'apps/web/src/circle-of-both': ["import { x } from './second.ts'", "import type { x } from './first.ts'"],
} as const
const circleFiles = ['first.ts', 'second.ts'] as const

/** Each case is a file of its own in a copy of the workspace's folders, linted with the workspace's configuration. */
const fileOf = (folder: string, index: number) => `${folder}/case-${index}.ts`

let workspace: string
let refusedFiles: Set<string>

beforeAll(async () => {
  workspace = await mkdtemp(join(tmpdir(), 'arrows-'))
  for (const file of ['biome.json', 'apps/web/tokens.grit']) await cp(join(root, file), join(workspace, file))
  for (const [index, [folder, source]] of [...forbidden, ...allowed].entries()) {
    const file = join(workspace, fileOf(folder, index))
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, `${source}\n\nexport type { x }\n`)
  }
  for (const [folder, sources] of Object.entries(circles)) {
    await mkdir(join(workspace, folder), { recursive: true })
    for (const [index, source] of sources.entries()) {
      await writeFile(join(workspace, folder, circleFiles[index] ?? ''), `${source}\n\nexport type { x }\n`)
    }
  }
  refusedFiles = refusedIn(workspace, ['--vcs-enabled=false'])
})

const rules = new Set(['lint/style/noRestrictedImports', 'lint/suspicious/noImportCycles'])

function refusedIn(folder: string, options: readonly string[] = []): Set<string> {
  const { stdout } = spawnSync(
    join(root, 'node_modules/.bin/biome'),
    ['lint', ...options, '--reporter=json', '--max-diagnostics=none', '.'],
    { cwd: folder, encoding: 'utf8' },
  )
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { category: string; location: { path: string } }[]
  }
  // Not by --only, which would switch a rule on where the configuration has it off.
  return new Set(
    diagnostics.filter(({ category }) => rules.has(category)).map(({ location }) => location.path),
  )
}
afterAll(() => rm(workspace, { recursive: true }))

it.each(forbidden.map((arrow, index) => [...arrow, index] as const))(
  '%s refuses: %s',
  (folder, _source, index) => {
    expect(refusedFiles).toContain(fileOf(folder, index))
  },
)

it.each(allowed.map((arrow, index) => [...arrow, forbidden.length + index] as const))(
  '%s allows: %s',
  (folder, _source, index) => {
    expect(refusedFiles).not.toContain(fileOf(folder, index))
  },
)

it.each(Object.keys(circles))('refuses a %s', (folder) => {
  for (const name of circleFiles) expect(refusedFiles).toContain(`${folder}/${name}`)
})

it('finds no arrow the wrong way and no circle in the whole workspace', { timeout: 120_000 }, () => {
  expect([...refusedIn(root)]).toEqual([])
})
