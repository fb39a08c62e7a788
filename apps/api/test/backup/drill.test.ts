import { openDatabase } from '@suv/db'
import { startEmbeddedDatabase } from '@suv/db/embedded'
import { createTestDatabase } from '@suv/db/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBackup } from '../../src/backup/create-backup.ts'
import { openStorages, type Storage } from '../files/storages.ts'
import { createMember, type Member } from '../support/members.ts'
import { createTestServer, type TestServer } from '../support/test-server.ts'
import { filesIn, restoreInto, sourceOf, useFolder, verify } from './support.ts'

/*
 * The drill: members write, upload and delete while a backup is made of it; what is restored from that has the same rows and the
 * same files, in this run's database and in the other kind.
 */

const folder = useFolder()
let storages: Storage[] = []
beforeAll(async () => {
  storages = await openStorages()
})
afterAll(async () => {
  for (const storage of storages) await storage.close()
})

/** Writes until it is stopped. @returns how often each answer came. */
function writeAsLongAsAsked(test: TestServer, member: Member, files: Storage['files']) {
  const answers = new Map<string, number>()
  let going = true
  const note = (what: string, statusCode: number) => {
    const key = `${what} ${statusCode}`
    answers.set(key, (answers.get(key) ?? 0) + 1)
  }
  const loop = async (write: () => Promise<void>) => {
    while (going) await write()
  }
  const headers = member.cookie
  const milestone = async () => {
    const payload = { title: 'Under load', status: 'upcoming', category: 'legal' }
    const created = await test.inject({ method: 'POST', url: '/api/milestones', headers, payload })
    note('milestone', created.statusCode)
    const { id } = created.json()
    const changed = await test.inject({
      method: 'PATCH',
      url: `/api/milestones/${id}`,
      headers,
      payload: { title: 'Under load, changed' },
    })
    note('change', changed.statusCode)
  }
  const upload = async () => {
    const asked = await test.inject({ method: 'POST', url: '/api/documents/upload', headers })
    const { uploadURL } = asked.json()
    const text = `Letter ${Math.random()} `.repeat(200)
    if (files.receiveUpload === undefined) await fetch(uploadURL, { method: 'PUT', body: text })
    else {
      await test.inject({
        method: 'PUT',
        url: uploadURL,
        payload: text,
        headers: { 'content-type': 'text/plain' },
      })
    }
    const payload = { fileName: 'letter.txt', fileType: 'text/plain', objectPath: uploadURL }
    const saved = await test.inject({ method: 'POST', url: '/api/documents', headers, payload })
    note('document', saved.statusCode)
    if (Math.random() < 0.3) {
      const gone = await test.inject({ method: 'DELETE', url: `/api/documents/${saved.json().id}`, headers })
      note('deletion', gone.statusCode)
    }
  }
  const all = Promise.all([loop(milestone), loop(milestone), loop(upload)])
  return {
    count: () => [...answers.values()].reduce((sum, count) => sum + count, 0),
    documents: () => answers.get('document 200') ?? 0,
    stop: async () => {
      going = false
      await all
      return Object.fromEntries(answers)
    },
  }
}

describe.each(['disk', 'S3'] as const)('with files on %s', (name) => {
  it('restores what was there at one moment, in either kind of database', { timeout: 180_000 }, async ({
    skip,
  }) => {
    const storage = storages.find((known) => known.name === name)
    if (storage === undefined) return skip()
    const { files } = storage
    const test = await createTestServer({ files })
    const here = await createTestDatabase({ empty: true })
    const embedded = await startEmbeddedDatabase({})
    const other = openDatabase(embedded.connection)
    try {
      const member = await createMember(test, 'ada@example.com')
      const load = writeAsLongAsAsked(test, member, files)
      await expect.poll(load.documents, { timeout: 60_000 }).toBeGreaterThan(20)
      const before = load.count()
      const path = folder.path(`${name}.tar.gz`)
      const made = await createBackup(path, sourceOf(test.database.db, files))
      const during = load.count() - before
      await expect.poll(load.count, { timeout: 60_000 }).toBeGreaterThan(before + during + 5)
      const answers = await load.stop()
      // Everybody was served meanwhile.
      expect(Object.keys(answers).sort()).toEqual(
        expect.arrayContaining(['change 200', 'document 200', 'milestone 200']),
      )
      expect(Object.keys(answers).filter((key) => !/ 200$/.test(key))).toEqual([])

      const first = await verify(path)
      expect(first.problems).toEqual([])
      expect(first.manifest.withoutFile.filter(({ why }) => why === 'lost')).toEqual([])
      expect(made.files).toBeGreaterThan(3)

      const copies = [
        { db: here.db, files: filesIn(folder.path(`${name} here`)) },
        { db: other, files: filesIn(folder.path(`${name} other`)) },
      ]
      for (const [index, copy] of copies.entries()) {
        await restoreInto(copy.db, copy.files, path)
        const again = folder.path(`${name} again ${index}.tar.gz`)
        await createBackup(again, sourceOf(copy.db, copy.files))
        const second = await verify(again)
        expect(second.problems).toEqual([])
        const { documents, ...tables } = first.manifest.tables
        const { documents: restored, ...restoredTables } = second.manifest.tables
        // Counts and digests of every table, row by row in one order.
        expect(restoredTables).toEqual(tables)
        const left = first.manifest.withoutFile.length
        expect(restored?.rows).toBe((documents?.rows ?? 0) - left)
        if (left === 0) expect(restored).toEqual(documents)
        expect(second.manifest.filesSha256).toBe(first.manifest.filesSha256)
        expect(second.manifest.files).toEqual(first.manifest.files)

        // One moment: no write is there without its audit row, or the other way round.
        const created = await copy.db
          .selectFrom('auditEvents')
          .select('entityId')
          .where('entity', '=', 'milestones')
          .where('action', '=', 'create')
          .execute()
        const milestones = await copy.db.selectFrom('milestones').select('id').execute()
        expect(created.map(({ entityId }) => entityId).sort()).toEqual(milestones.map(({ id }) => id).sort())
      }
      process.stdout.write(
        ` Drill with files on ${name}: ${made.rows} rows, ${made.files} files; answers ${JSON.stringify(answers)}, of them ${during} while it was made; ${first.manifest.withoutFile.length} deleted meanwhile\n`,
      )
    } finally {
      await test.close()
      await here.drop()
      await other.destroy()
      await embedded.close()
    }
  })
})
