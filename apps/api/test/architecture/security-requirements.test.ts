import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../../../..')
const list = await readFile(resolve(root, 'docs/security/asvs.md'), 'utf8')
const summary = await readFile(resolve(root, 'docs/security.md'), 'utf8')

const rows = [...list.matchAll(/^\| (\d+\.\d+\.\d+) \| ([12]) \| ([a-z ]+) \| (.+?) \| (.*?) ?\|$/gm)].map(
  ([, id = '', level, status = '', by = '', see = '']) => ({ id, level, status, by, see }),
)
const count = (status: string, chapter = '') =>
  rows.filter((row) => row.status === status && row.id.startsWith(chapter)).length

it('lists each requirement of levels 1 and 2 of ASVS 5.0 once', () => {
  expect(rows.map(({ level }) => level).filter((level) => level === '1')).toHaveLength(70)
  expect(rows).toHaveLength(253)
  expect(new Set(rows.map(({ id }) => id)).size).toBe(253)
})

it('counts them as they are', () => {
  const met = count('met')
  const applicable = met + count('open')
  expect(list).toContain(
    `**${met} met of ${applicable} applicable; ${count('open')} open, each with its reason; ${count('not applicable')} not applicable.**`,
  )
  expect(summary.replaceAll('\n', ' ')).toContain(
    `${met} met of ${applicable} applicable, ${count('open')} open.`,
  )
  for (const [, chapter, met, open, other] of list.matchAll(
    /^\| V(\d+) .+ \| (\d+) \| (\d+) \| (\d+) \|$/gm,
  )) {
    const counts = ['met', 'open', 'not applicable'].map((status) => count(status, `${chapter}.`))
    expect(counts, `V${chapter}`).toEqual([Number(met), Number(open), Number(other)])
  }
})

it('says of each by what, and names files that are there', () => {
  for (const { id, status, by, see } of rows) {
    expect(['met', 'open', 'not applicable'], id).toContain(status)
    expect(by.length, id).toBeGreaterThan(1)
    const files = [...see.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file)
    if (status === 'met') expect(files.length, id).toBeGreaterThan(0)
    for (const file of files) expect(existsSync(resolve(root, file)), `${id}: ${file}`).toBe(true)
  }
  for (const [, file = ''] of summary.matchAll(/`((?:apps|packages)\/[^`]+)`/g)) {
    expect(existsSync(resolve(root, file)), file).toBe(true)
  }
})
