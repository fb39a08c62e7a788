import type { Readable } from 'node:stream'
import { afterAll, describe, expect, it } from 'vitest'
import { createFileKey, type StoredFile } from '../../src/files/file-storage.ts'
import { createMember } from '../support/members.ts'
import { createTestServer } from '../support/test-server.ts'
import { openStorages } from './storages.ts'

const storages = await openStorages()
afterAll(async () => {
  for (const storage of storages) await storage.close()
})

describe.each(storages.map((storage) => [storage.name, storage] as const))('%s', async (_name, storage) => {
  const { files } = storage
  const test = await createTestServer({ files })
  const { userId } = await createMember(test, 'ada@example.com')
  const newKey = () => createFileKey(userId)

  /** Sends a request to a signed address, wherever that leads. */
  async function send(method: 'PUT' | 'GET' | 'DELETE', url: string, body?: string, type = 'text/plain') {
    const headers = { 'content-type': type }
    // Room is set aside for every address that members are given.
    const objectPath = files.findKey(url)
    if (method === 'PUT' && objectPath !== undefined) {
      await test.database.db
        .insertInto('uploadAddresses')
        .values({ objectPath, userId, bytes: 10, expiresAt: new Date(Date.now() + 60_000) })
        .onConflict((conflict) => conflict.column('objectPath').doNothing())
        .execute()
    }
    if (url.startsWith('/')) {
      const response = await test.inject({
        method,
        url,
        ...(method === 'PUT' ? { headers, payload: body ?? '' } : {}),
      })
      return { status: response.statusCode, body: response.body, headers: response.headers }
    }
    const response = await fetch(url, { method, ...(method === 'PUT' ? { headers, body: body ?? '' } : {}) })
    return {
      status: response.status,
      body: await response.text(),
      headers: Object.fromEntries(response.headers),
    }
  }
  const text = async (stream: Readable | undefined) =>
    stream === undefined ? undefined : Buffer.concat(await stream.toArray()).toString()

  afterAll(() => test.close())

  it('can be written and read', () => files.check())

  it('takes an upload at its address, apart from what is kept', async () => {
    const key = newKey()
    expect(await files.findUploadSize(key)).toBeUndefined()
    expect(await files.readUpload(key)).toBeUndefined()
    const url = await files.createUploadUrl(key)
    expect(files.findKey(url)).toBe(key)
    expect((await send('PUT', url, 'hello')).status).toBe(200)
    expect(await files.findUploadSize(key)).toBe(5)
    expect((await files.readUpload(key))?.toString()).toBe('hello')
    expect(await files.listUploads(userId)).toContainEqual({ key, size: 5 })
    expect(await files.findSize(key)).toBeUndefined()
    expect(await files.openFile(key)).toBeUndefined()
    await files.deleteUpload(key)
    await files.deleteUpload(key)
    expect(await files.findUploadSize(key)).toBeUndefined()
  })

  it('binds an address to its size, type, method and key', async () => {
    const key = newKey()
    const url = await files.createUploadUrl(key, { size: 5, type: 'text/plain' })
    const other = url.replace(key, newKey())
    const statuses = [
      await send('PUT', url, 'hello!'),
      await send('PUT', url, 'hell'),
      await send('PUT', url, 'hello', 'image/png'),
      await send('GET', url),
      await send('DELETE', url),
      await send('PUT', other, 'hello'),
      await send(
        'PUT',
        url.replace(/(?<=signature=)./i, (first) => (first === 'a' ? 'b' : 'a')),
        'hello',
      ),
      await send('PUT', url.split('?')[0] ?? '', 'hello'),
    ].map(({ status }) => status)
    for (const status of statuses) expect([400, 403, 404, 405, 413]).toContain(status)
    expect(await files.findUploadSize(key)).toBeUndefined()
    expect((await send('PUT', url, 'hello')).status).toBe(200)
  })

  it('keeps bytes whole, replaces and deletes them', async () => {
    const key = newKey()
    await files.keepFile(key, Buffer.from('first'), 'text/plain')
    await files.keepFile(key, Buffer.from('second'), 'text/plain')
    expect(await files.findSize(key)).toBe(6)
    expect(await text(await files.openFile(key))).toBe('second')
    await files.deleteFile(key)
    await files.deleteFile(key)
    expect(await files.openFile(key)).toBeUndefined()
  })

  it('hands a kept file out at an address for GET only', async () => {
    const key = newKey()
    await files.keepFile(key, Buffer.from('hello'), 'text/plain')
    const url = await files.createDownloadUrl(key, 'Паспорт 🍁.txt')
    const download = await send('GET', url)
    expect(download).toMatchObject({ status: 200, body: 'hello' })
    expect(download.headers['content-disposition']).toContain(
      `attachment; filename="_______ __.txt"; filename*=UTF-8''${encodeURIComponent('Паспорт 🍁.txt')}`,
    )
    expect(download.headers['content-type']).toBe('application/octet-stream')
    const wrong = [
      await send('PUT', url, 'hello'),
      await send('GET', url.replace(key, newKey())),
      await send(
        'GET',
        url.replace(/(?<=signature=)./i, (first) => (first === 'a' ? 'b' : 'a')),
      ),
      await send('GET', url.replace(/\?.*/, '')),
    ]
    for (const { status, body } of wrong) {
      expect([400, 403, 404]).toContain(status)
      expect(body).not.toBe('hello')
    }
  })

  it('lists everything, with where it lies and since when', async () => {
    const kept = newKey()
    const sent = newKey()
    const before = Date.now() - 2000
    await files.keepFile(kept, Buffer.from('x'), 'text/plain')
    await send('PUT', await files.createUploadUrl(sent), 'y')
    const listed: StoredFile[] = []
    for await (const file of files.listFiles()) listed.push(file)
    expect(listed.find(({ key }) => key === kept)).toMatchObject({ kind: 'kept' })
    const upload = listed.find(({ key }) => key === sent)
    expect(upload).toMatchObject({ kind: 'upload' })
    expect(upload?.storedAt.getTime()).toBeGreaterThan(before)
  })

  it('knows its own addresses only', () => {
    const key = newKey()
    for (const address of [
      key,
      `https://example.com/files/${key}`.replace('files', 'bucket'),
      '/files/../../etc/passwd',
      `/files/${userId}/..%2f..%2fsecret`,
      `/files/${userId}`,
      'javascript:alert(1)',
      '',
    ]) {
      expect(files.findKey(address)).toBeUndefined()
    }
  })

  it('refuses a key that leads elsewhere', async () => {
    for (const key of ['../../etc/passwd', `${userId}/../x`, `${userId}/`, '']) {
      await expect(async () => files.keepFile(key, Buffer.from('x'), 'text/plain')).rejects.toThrow('no key')
      await expect(async () => files.openFile(key)).rejects.toThrow('no key')
    }
  })
})
