import { existsSync } from 'node:fs'
import { cp, mkdtemp, rename, rm, stat, truncate } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../src/client.ts'
import { startEmbeddedDatabase } from '../src/embedded.ts'
import { type Child, runScript } from './support/child.ts'

let parent: string
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'embedded database '))
})
afterAll(() => rm(parent, { recursive: true, force: true }))

// Each start of a process or of a folder takes seconds on a busy machine.
describe('the embedded database', { timeout: 90_000 }, () => {
  it('makes its folder, is reached by this user alone, and leaves its files and nothing else', async () => {
    const dataDir = join(parent, 'new', 'folder')
    const first = await startEmbeddedDatabase({ dataDir })
    const { host } = first.connection
    expect((await stat(host)).mode & 0o777).toBe(0o700)
    expect((await stat(dataDir)).mode & 0o777).toBe(0o700)
    const db = openDatabase(first.connection)
    await sql`create table kept (value text)`.execute(db)
    await sql`insert into kept values ('still here')`.execute(db)
    await db.destroy()
    await first.close()
    await first.close()
    expect(existsSync(host)).toBe(false)

    const second = await startEmbeddedDatabase({ dataDir })
    const again = openDatabase(second.connection)
    expect((await sql`select value from kept`.execute(again)).rows).toEqual([{ value: 'still here' }])
    await again.destroy()
    await second.close()
  })

  it('says so when it stops without being asked to', async () => {
    const embedded = await startEmbeddedDatabase({})
    const { host, port } = embedded.connection
    // A startup message without a user: as the first of all, it makes PGlite give up.
    const socket = connect(join(host, `.s.PGSQL.${port}`))
    socket.on('error', () => {})
    socket.write(Buffer.from([0, 0, 0, 9, 0, 3, 0, 0, 0]))
    expect((await embedded.failed).message).toContain('The embedded database stopped')
    const db = openDatabase(embedded.connection)
    await expect(sql`select 1`.execute(db)).rejects.toThrow()
    await db.destroy()
    await embedded.close()
    expect(existsSync(host)).toBe(false)
  })

  it('says of damaged files what to do, and makes no new database over them', async () => {
    const dataDir = join(parent, 'damaged')
    const first = await startEmbeddedDatabase({ dataDir })
    const db = openDatabase(first.connection)
    await sql`create table kept (value text)`.execute(db)
    await db.destroy()
    await first.close()
    const whole = join(parent, 'whole')
    await cp(dataDir, whole, { recursive: true })

    const control = join(dataDir, 'postgres', 'global', 'pg_control')
    await truncate(control, 100)
    const words = /Keep a copy of the folder as it is\. Then restore the newest backup/
    await expect(startEmbeddedDatabase({ dataDir })).rejects.toThrow(words)
    await cp(join(whole, 'postgres', 'global', 'pg_control'), control)

    const version = join(dataDir, 'postgres', 'PG_VERSION')
    await rename(version, `${version}.elsewhere`)
    await expect(startEmbeddedDatabase({ dataDir })).rejects.toThrow(/PG_VERSION is missing\.\n.*Keep a copy/)
    await rename(`${version}.elsewhere`, version)
    const again = await startEmbeddedDatabase({ dataDir })
    const reader = openDatabase(again.connection)
    expect((await sql`select * from kept`.execute(reader)).rows).toEqual([])
    await reader.destroy()
    await again.close()
  })

  it('keeps every acknowledged write when its process is killed, again and again', async () => {
    const dataDir = join(parent, 'killed while writing')
    const acknowledged = new Set<number>()
    for (let round = 0; round < 3; round++) {
      const child = runWriter(dataDir)
      await child.printed('found')
      await child.printed('acknowledged')
      await delay(50 + Math.random() * 400)
      await child.kill()
      const found = idsAfter(child.output(), 'found')
      expect([...acknowledged].filter((id) => !found.has(id))).toEqual([])
      for (const id of idsAfter(child.output(), 'acknowledged')) acknowledged.add(id)
    }
    expect(acknowledged.size).toBeGreaterThan(50)

    const embedded = await startEmbeddedDatabase({ dataDir })
    const db = openDatabase(embedded.connection)
    const { rows } = await sql<{ id: number }>`select id from written`.execute(db)
    const present = new Set(rows.map(({ id }) => id))
    expect([...acknowledged].filter((id) => !present.has(id))).toEqual([])
    await db.destroy()
    await embedded.close()
  })

  it('starts after its process was killed during the very first start', async () => {
    const dataDir = join(parent, 'killed while starting')
    for (let round = 0; round < 2; round++) {
      const child = runWriter(dataDir)
      await delay(400 + Math.random() * 1_200)
      await child.kill()
    }
    const child = runWriter(dataDir)
    await child.printed('acknowledged')
    await child.kill()
  })
})

/** Its socket's folder stays behind when it is killed, so that is made where the test cleans up. */
function runWriter(dataDir: string): Child {
  return runScript('fixtures/write-rows.ts', [dataDir], { TMPDIR: parent })
}

/** The ids of all lines that start with the word. */
function idsAfter(output: string, word: string): Set<number> {
  const lines = output.split('\n').slice(0, -1)
  const texts = lines.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1))
  return new Set(texts.flatMap((text) => (text === '' ? [] : text.split(',').map(Number))))
}

function delay(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
