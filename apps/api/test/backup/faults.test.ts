import { createHash, randomUUID } from 'node:crypto'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { requireUsableDatabase } from '@suv/db'
import {
  createSession,
  createTestDatabase,
  createUser,
  type TestDatabase,
  useTestDatabase,
} from '@suv/db/testing'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createBackup } from '../../src/backup/create-backup.ts'
import { requireUsableKeys } from '../../src/backup/encryption.ts'
import { headerName, manifestName, partName } from '../../src/backup/format.ts'
import { backUpIfDue } from '../../src/backup/scheduled-backup.job.ts'
import { createFileKey, type FileStorage } from '../../src/files/file-storage.ts'
import { createLogger } from '../../src/logger.ts'
import { TestClock } from '../support/test-server.ts'
import {
  type Entry,
  filesIn,
  noKeys,
  repack,
  restoreInto,
  secret,
  sourceOf,
  useFolder,
  verify,
} from './support.ts'

const test = useTestDatabase()
const folder = useFolder()
let files: FileStorage
let documents: { id: string; key: string }[] = []
let path: string
beforeAll(async () => {
  files = filesIn(folder.path('files'))
  const user = await createUser(test.db, { email: 'ada@example.com', name: 'Ada "\\ \n Љ 🚀' })
  await createSession(test.db, { userId: user.id, expiresAt: new Date('2030-01-01T00:00:00.123Z') })
  for (const text of ['one', 'two', 'three']) {
    const key = createFileKey(user.id)
    await files.keepFile(key, Buffer.from(text), 'text/plain')
    const { id } = await test.db
      .insertInto('documents')
      .values({
        userId: user.id,
        fileName: `${text}.txt`,
        fileType: 'text/plain',
        fileSize: text.length,
        objectPath: key,
        keptHash: createHash('sha256').update(text).digest('hex'),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    documents.push({ id, key })
  }
  documents = documents.toSorted((left, right) => (left.key < right.key ? -1 : 1))
  path = folder.path('whole.tar.gz')
  await createBackup(path, sourceOf(test.db, files))
})

const opened: TestDatabase[] = []
afterEach(async () => {
  for (const database of opened.splice(0)) await database.drop()
})
async function empty() {
  const database = await createTestDatabase({ empty: true })
  opened.push(database)
  return { ...database, files: filesIn(folder.path(randomUUID())) }
}

const changed = (name: string, change: (entries: Entry[]) => Entry[]) =>
  repack(path, folder.path(`${name}.tar.gz`), change)
const edit = (entries: Entry[], name: string, change: (text: string) => string) =>
  entries.map((entry) =>
    entry.name === name ? { name, bytes: Buffer.from(change(entry.bytes.toString())) } : entry,
  )

describe('a backup', () => {
  it('is this user’s alone, and never written over another', async () => {
    expect((await stat(path)).mode & 0o777).toBe(0o600)
    await expect(createBackup(path, sourceOf(test.db, files))).rejects.toThrow('already')
  })

  it('leaves nothing under its name when it breaks off', async () => {
    const broken: FileStorage = {
      ...files,
      openFile: async () =>
        Readable.from(
          (async function* () {
            yield Buffer.from('o')
            throw new Error('the disk is gone')
          })(),
        ),
    }
    const target = folder.path('broken.tar.gz')
    await expect(createBackup(target, sourceOf(test.db, broken))).rejects.toThrow('the disk is gone')
    expect((await readdir(folder.path('.'))).filter((name) => name.startsWith('broken'))).toEqual([])
  })

  it('ends with the reason where it cannot be written', async () => {
    await expect(createBackup(folder.path('no/such/folder'), sourceOf(test.db, files))).rejects.toThrow(
      'ENOENT',
    )
  })

  // To stretch a passphrase takes a second on purpose, and more on a busy machine.
  it('is encrypted for a passphrase', { timeout: 120_000 }, async () => {
    const target = folder.path('passphrase.age')
    const passphrase = 'a long passphrase'
    await createBackup(target, sourceOf(test.db, files, { keys: { ...noKeys, passphrase } }))
    await expect(verify(target)).rejects.toThrow('is encrypted')
    const other = { ...noKeys, passphrase: 'another passphrase' }
    await expect(verify(target, other)).rejects.toThrow('another key')
    expect((await verify(target, { ...noKeys, passphrase })).problems).toEqual([])
  })

  it('is encrypted for a public key, and opened with the secret one alone', async () => {
    const identity = await generateIdentity()
    const recipient = await identityToRecipient(identity)
    const target = folder.path('recipient.age')
    await createBackup(target, sourceOf(test.db, files, { keys: { ...noKeys, recipient } }))
    await expect(verify(target, { ...noKeys, recipient })).rejects.toThrow('is encrypted')
    const { db, files: restored } = await empty()
    await restoreInto(db, restored, target, { keys: { ...noKeys, identity } })
    expect(await db.selectFrom('users').select('name').execute()).toEqual([{ name: 'Ada "\\ \n Љ 🚀' }])
  })
})

describe('a key of which a character is wrong', () => {
  const recipient = 'age1nonsense'
  const words = 'is no key of age'
  it('is told before the first backup is due, and where one is made or opened', async () => {
    await expect(requireUsableKeys({ ...noKeys, recipient })).rejects.toThrow(`BACKUP_RECIPIENT ${words}`)
    await expect(requireUsableKeys(noKeys)).resolves.toBeUndefined()
    const keys = { ...noKeys, recipient }
    await expect(createBackup(folder.path('no key'), sourceOf(test.db, files, { keys }))).rejects.toThrow(
      `BACKUP_RECIPIENT ${words}`,
    )
    const sealed = folder.path('for somebody.age')
    const forSomebody = { ...noKeys, recipient: await identityToRecipient(await generateIdentity()) }
    await createBackup(sealed, sourceOf(test.db, files, { keys: forSomebody }))
    await expect(verify(sealed, { ...noKeys, identity: 'AGE-SECRET-KEY-1NONSENSE' })).rejects.toThrow(
      `BACKUP_IDENTITY ${words}`,
    )
  })
})

describe('verifying', () => {
  it('finds nothing in a whole one', async () => {
    expect((await verify(path)).problems).toEqual([])
  })

  it('finds a flipped byte of a file, by its row', async () => {
    const [first] = documents
    const name = `files/${first?.key}`
    const file = await changed('flipped', (entries) =>
      edit(entries, name, (text) => text.replace(/[eo]/, 'x')),
    )
    expect((await verify(file)).problems).toEqual([
      expect.stringContaining(`The file of document ${first?.id} is not the one that was kept`),
      expect.stringContaining('The files are not those that were written'),
    ])
  })

  it('finds a missing file, and one that no row names', async () => {
    const [first] = documents
    const name = `files/${first?.key}`
    const file = await changed('missing', (entries) => [
      ...entries.filter((entry) => entry.name !== name),
      { name: `files/${createFileKey(randomUUID())}`, bytes: Buffer.from('new') },
    ])
    const { problems } = await verify(file)
    expect(problems.join('\n')).toContain(`The file of document ${first?.id} is missing`)
    expect(problems.join('\n')).toContain('No document names the file')
  })

  it('finds an extra row, a row less, and a changed one', async () => {
    const part = partName('users', 1)
    const more = await changed('more', (entries) => edit(entries, part, (text) => `${text}${text}`))
    expect((await verify(more)).problems).toEqual(['The table users has 2 rows instead of 1.'])
    const less = await changed('less', (entries) => entries.filter(({ name }) => name !== part))
    expect((await verify(less)).problems).toEqual(['The table users has 0 rows instead of 1.'])
    const other = await changed('other', (entries) =>
      edit(entries, part, (text) => text.replace('ada@example.com', 'eve@example.com')),
    )
    expect((await verify(other)).problems).toEqual(['Rows of the table users were changed.'])
    const { db, files: target } = await empty()
    await expect(restoreInto(db, target, other)).rejects.toThrow('Rows of the table users were changed.')
    await expect(requireUsableDatabase(db, { allowNewer: false })).resolves.toEqual({ mayMigrate: true })
  })

  it('finds what stands in another place, twice, or where nothing should', async () => {
    const problemsOf = async (name: string, change: (entries: Entry[]) => Entry[]) =>
      (await verify(await changed(name, change))).problems.join('\n')
    const last = `Nothing should come after ${manifestName}`
    const [header, manifest] = [headerName, manifestName].map((name) => (entry: Entry) => entry.name === name)
    const only = (entries: Entry[], is: ((entry: Entry) => boolean) | undefined) =>
      entries.filter((entry) => is?.(entry))
    expect(await problemsOf('headers', (all) => [...only(all, header), ...all])).toContain('a second header')
    expect(await problemsOf('manifests', (all) => [...all, ...only(all, manifest)])).toContain(last)
    expect(
      await problemsOf('first', (all) => [...only(all, header), ...only(all, manifest), ...all.slice(1, -1)]),
    ).toContain(last)
    const name = 'auth-secret'
    expect(
      await problemsOf(name, ([first, ...rest]) =>
        first === undefined ? [] : [first, { name, bytes: Buffer.from('x'.repeat(43)) }, ...rest],
      ),
    ).toContain('The auth-secret is not the one that was written')
    const part = partName('documents', 1)
    const [document] = documents
    const leadsOut = (text: string) => text.replace(document?.key ?? '', '../../elsewhere')
    expect(await problemsOf('out', (all) => edit(all, part, leadsOut))).toContain(
      `The document ${document?.id} names no file as they are kept: ../../elsewhere.`,
    )
    expect(await problemsOf('no row', (all) => edit(all, part, () => 'nonsense\n'))).toContain(
      'A row of the table documents cannot be read.',
    )
  })

  it('says of what is cut off, damaged or something else that it is', async () => {
    const bytes = await readFile(path)
    const cut = folder.path('cut.tar.gz')
    await writeFile(cut, bytes.subarray(0, bytes.length - 100))
    await expect(verify(cut)).rejects.toThrow(/cut\.tar\.gz is damaged, incomplete or no backup/)
    const flipped = folder.path('bit.tar.gz')
    const copy = Buffer.from(bytes)
    copy.writeUInt8(copy.readUInt8(copy.length >> 1) ^ 1, copy.length >> 1)
    await writeFile(flipped, copy)
    await expect(verify(flipped).then(({ problems }) => expect(problems).toEqual([]))).rejects.toThrow()
    await writeFile(folder.path('text.txt'), 'hello')
    await expect(verify(folder.path('text.txt'))).rejects.toThrow('no backup')
    await expect(verify(folder.path('nowhere'))).rejects.toThrow('There is no file')
    const without = await changed('no manifest', (entries) =>
      entries.filter(({ name }) => name !== manifestName),
    )
    await expect(verify(without)).rejects.toThrow('is incomplete')
  })
})

describe('restoring', () => {
  it('signs everybody out, unless asked not to', async () => {
    const { db, files: target } = await empty()
    expect(await restoreInto(db, target, path, { keepsSessions: false })).toMatchObject({ endedSessions: 1 })
    expect(await db.selectFrom('sessions').select('id').execute()).toEqual([])
    const second = await empty()
    await restoreInto(second.db, second.files, path)
    expect(await second.db.selectFrom('sessions').select('expiresAt').execute()).toEqual([
      { expiresAt: new Date('2030-01-01T00:00:00.123Z') },
    ])
  })

  it('refuses what is not empty, and a secret that does not open it', async () => {
    await expect(restoreInto(test.db, filesIn(folder.path('none')), path)).rejects.toThrow('not empty')
    const { db } = await empty()
    await expect(restoreInto(db, files, path)).rejects.toThrow('There are files of members')
    const other = { authSecret: 'another secret of 32 characters or more' }
    await expect(restoreInto(db, filesIn(folder.path('n')), path, other)).rejects.toThrow(
      'another AUTH_SECRET',
    )
    await restoreInto(db, filesIn(folder.path('n')), path, { ...other, acceptsOtherSecret: true })
  })

  it('takes over the secret that the installation had made itself', async () => {
    const kept = folder.path('kept secret.tar.gz')
    await createBackup(kept, sourceOf(test.db, files, { authSecret: { value: secret, isKept: true } }))
    const { db, files: target } = await empty()
    let taken: string | undefined
    await restoreInto(db, target, kept, {
      authSecret: undefined,
      keepAuthSecret: async (value) => {
        taken = value
      },
    })
    expect(taken).toBe(secret)
  })

  it('refuses the backup of a newer version', async () => {
    const newer = await changed('newer', (entries) => {
      let header = ''
      const withHeader = edit(entries, headerName, (text) => {
        const parsed = JSON.parse(text)
        header = JSON.stringify({ ...parsed, migrations: [...parsed.migrations, '29990101T0000_later'] })
        return header
      })
      const headerSha256 = createHash('sha256').update(header).digest('hex')
      return edit(withHeader, manifestName, (text) => JSON.stringify({ ...JSON.parse(text), headerSha256 }))
    })
    const { db, files: target } = await empty()
    await expect(restoreInto(db, target, newer)).rejects.toThrow('29990101T0000_later')
  })

  it('broken off, keeps servers from starting and can be begun anew', async () => {
    const { db, files: target } = await empty()
    let kept = 0
    const broken: FileStorage = {
      ...target,
      keepFile: async (...args) => {
        kept += 1
        if (kept === 2) throw new Error('the disk is full')
        await target.keepFile(...args)
      },
    }
    await expect(restoreInto(db, broken, path)).rejects.toThrow('the disk is full')
    await expect(requireUsableDatabase(db, { allowNewer: false })).rejects.toThrow(
      'A restore into this database did not come to its end',
    )
    expect(await restoreInto(db, target, path)).toMatchObject({ beganBefore: true, problems: [] })
    await expect(requireUsableDatabase(db, { allowNewer: false })).resolves.toEqual({ mayMigrate: true })
    expect(await db.selectFrom('documents').select('id').execute()).toHaveLength(3)
  })

  it('leaves the record out whose file a member deleted meanwhile, and tells of one that is lost', async () => {
    const [deleted, lost] = documents
    const racing: FileStorage = {
      ...files,
      findSize: async (key) => {
        if (key === deleted?.key) {
          await test.db.deleteFrom('documents').where('id', '=', deleted.id).execute()
          return undefined
        }
        return key === lost?.key ? undefined : files.findSize(key)
      },
    }
    const target = folder.path('racing.tar.gz')
    const { withoutFile } = await createBackup(target, sourceOf(test.db, racing))
    expect(withoutFile).toEqual([
      { ...deleted, why: 'deleted' },
      { ...lost, why: 'lost' },
    ])
    expect((await verify(target)).problems).toEqual([])
    const copy = await empty()
    await restoreInto(copy.db, copy.files, target)
    const left = await copy.db.selectFrom('documents').select('id').execute()
    expect(left.map(({ id }) => id).sort()).toEqual(
      documents
        .slice(1)
        .map(({ id }) => id)
        .sort(),
    )
  })
})

describe('the scheduled one', () => {
  it('is made when it is due, and as many are kept as asked', async () => {
    const clock = new TestClock()
    const backups = folder.path('scheduled')
    const options = {
      source: sourceOf(test.db, files, { clock }),
      folder: backups,
      everyHours: 24,
      keep: 2,
      clock,
      log: createLogger('silent'),
    }
    const made: (string | undefined)[] = []
    for (let hour = 0; hour < 72; hour += 12) {
      made.push(await backUpIfDue(options))
      clock.advance(12 * 3_600_000)
    }
    const names = made.filter((name) => name !== undefined)
    expect(made.map((name) => name !== undefined)).toEqual([true, false, true, false, true, false])
    expect((await readdir(backups)).sort()).toEqual(names.slice(1).map((name) => name.split('/').at(-1)))
    expect((await stat(backups)).mode & 0o777).toBe(0o700)
    expect((await verify(names.at(-1) ?? '')).header.tables.length).toBeGreaterThan(30)
  })

  it('goes on, and keeps what is of now, where a clock was ahead for a while', async () => {
    const clock = new TestClock()
    const backups = folder.path('clock ahead')
    const source = sourceOf(test.db, files, { clock })
    const options = { source, folder: backups, everyHours: 24, keep: 1, clock, log: createLogger('silent') }
    clock.advance(365 * 24 * 3_600_000)
    await backUpIfDue(options)
    clock.advance(-365 * 24 * 3_600_000)
    const made = await backUpIfDue(options)
    expect(made).toBeDefined()
    expect(await readdir(backups)).toContain(made?.split('/').at(-1))
    clock.advance(24 * 3_600_000)
    const next = await backUpIfDue(options)
    expect(await readdir(backups)).not.toContain(made?.split('/').at(-1))
    expect(await readdir(backups)).toContain(next?.split('/').at(-1))
  })
})
