import { type Db, migrateToLatest, seedSampleMember } from '@suv/db'
import { createTestDatabase, migrateBefore, sql } from '@suv/db/testing'
import { expect, it } from 'vitest'
import { createBackup } from '../../src/backup/create-backup.ts'
import { createFileKey } from '../../src/files/file-storage.ts'
import { filesIn, restoreInto, sourceOf, useFolder, verify } from './support.ts'

/* What an earlier version backed up is restored by this one into an empty installation, and brought up to date with its rows. */

const folder = useFolder()

type Row = Record<string, unknown>

/** Each table's rows, every column of them as JSON has it. */
async function readRows(db: Db): Promise<Map<string, Row[]>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'kysely%'`.execute(db)
  const found = new Map<string, Row[]>()
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(stored)::text as row from ${sql.table(name)} as stored`.execute(db)
    found.set(
      name,
      rows.map(({ row }) => JSON.parse(row)),
    )
  }
  return found
}

/** As texts in one order, with these columns only. */
const inOrder = (rows: readonly Row[], columns: readonly string[]) =>
  rows.map((row) => JSON.stringify(columns.map((column) => row[column]))).sort()

/** The first version whose schema is another than that of the backup, which has the sample member with something in every area. */
it.each(['20261122T1900_pr_application_of_each_founder', '20261123T0525_document_hashes'])(
  'restores what was backed up before %s, with every row and file',
  { timeout: 120_000 },
  async (migration) => {
    const older = await createTestDatabase()
    const target = await createTestDatabase({ empty: true })
    try {
      await seedSampleMember(older.db, { email: 'sample@example.com', passwordHash: 'a hash' })
      await migrateBefore(older.db, migration)
      const files = filesIn(folder.path(`${migration} files`))
      const { rows: members } = await sql<{ id: string }>`select id from users`.execute(older.db)
      const key = createFileKey(members[0]?.id ?? '')
      await files.keepFile(key, Buffer.from('A letter.'), 'text/plain')
      await sql`
        insert into documents (user_id, file_name, file_type, file_size, object_path)
        values (${members[0]?.id}, 'letter.txt', 'text/plain', 9, ${key})`.execute(older.db)
      const before = await readRows(older.db)

      const path = folder.path(`${migration}.tar.gz`)
      await createBackup(path, sourceOf(older.db, files))
      expect((await verify(path)).header.migrations).not.toContain(migration)
      const restored = filesIn(folder.path(`${migration} restored`))
      await restoreInto(target.db, restored, path)

      expect(await migrateToLatest(target.db)).toEqual([])
      const after = await readRows(target.db)
      let compared = 0
      for (const [name, rows] of before) {
        const columns = Object.keys(rows[0] ?? {})
        expect(inOrder(after.get(name) ?? [], columns), name).toEqual(inOrder(rows, columns))
        compared += rows.length
      }
      expect(compared).toBeGreaterThan(100)
      expect(after.size).toBeGreaterThan(before.size)
      expect(await restored.findSize(key)).toBe(9)
    } finally {
      await older.drop()
      await target.drop()
    }
  },
)
