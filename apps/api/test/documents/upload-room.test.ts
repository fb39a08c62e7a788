import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type ListPartsCommand, S3Client } from '@aws-sdk/client-s3'
import { DomainError } from '@suv/domain'
import { describe, expect, it } from 'vitest'
import type { FileStorage } from '../../src/files/file-storage.ts'
import type { MultipartUploads } from '../../src/files/multipart.ts'
import { createS3Multipart } from '../../src/files/s3-multipart.ts'
import { createMember, type Member } from '../support/members.ts'
import { createTestServer, type TestServer } from '../support/test-server.ts'

const quotaBytes = 1000

/** A server whose members may keep a thousand bytes, with one of them. */
async function open(overrides: (files: FileStorage) => Partial<FileStorage> = () => ({})) {
  const plain = await createTestServer()
  const test = await createTestServer({
    fileSafety: { quotaBytes, scan: undefined },
    files: { ...plain.dependencies.files, ...overrides(plain.dependencies.files) },
  })
  const member = await createMember(test, 'ada@example.com')
  return { ...callsOf(test, member), test, close: () => Promise.all([test.close(), plain.close()]) }
}

function callsOf(test: TestServer, { cookie: headers, userId }: Member) {
  const call = (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) =>
    test.inject({ method, url: `/api${path}`, headers, ...(payload === undefined ? {} : { payload }) })
  return {
    userId,
    call,
    ask: (fileSize?: number) => call('POST', '/documents/upload', fileSize === undefined ? {} : { fileSize }),
    put: (url: string, size: number) =>
      test.inject({
        method: 'PUT',
        url,
        headers: { 'content-type': 'text/plain' },
        payload: Buffer.alloc(size, 'words '),
      }),
    record: (objectPath: string) => call('POST', '/documents', { fileName: 'letter.txt', objectPath }),
  }
}

describe('room for uploads', () => {
  it('is not exceeded by many at once', async () => {
    const { ask, put, record, test, close } = await open()
    const asked = await Promise.all(Array.from({ length: 12 }, () => ask(300)))
    const given = asked.filter(({ statusCode }) => statusCode === 200)
    expect(given).toHaveLength(3)
    for (const { statusCode } of asked) expect([200, 400]).toContain(statusCode)
    const urls = given.map((answer) => answer.json().uploadURL as string)
    for (const { statusCode } of await Promise.all(urls.map((url) => put(url, 300))))
      expect(statusCode).toBe(200)
    expect((await ask(101)).json().error).toContain('Your documents may take')
    for (const url of urls) expect((await record(url)).statusCode).toBe(200)
    expect((await ask(101)).statusCode).toBe(400)
    expect((await ask(100)).statusCode).toBe(200)
    const awaited = await test.database.db.selectFrom('uploadAddresses').select('bytes').execute()
    expect(awaited.map(({ bytes }) => Number(bytes))).toEqual([100])
    await close()
  })

  it('is what an address takes whose size nobody told', async () => {
    const { ask, put, record, close } = await open()
    const first = (await ask(600)).json().uploadURL
    await put(first, 600)
    await record(first)
    const url = (await ask()).json().uploadURL
    expect((await ask()).statusCode).toBe(400)
    const refused = await put(url, 401)
    expect(refused.statusCode).toBe(413)
    expect(refused.json().error).toContain('at most 400 bytes')
    expect((await put(url, 400)).statusCode).toBe(200)
    await close()
  })

  it('is given back when nothing came in time, and counted while what came waits', async () => {
    const { ask, put, test, close } = await open()
    const url = (await ask(900)).json().uploadURL
    expect((await ask(101)).statusCode).toBe(400)
    test.clock.advance(26 * 60_000)
    const next = (await ask(901)).json().uploadURL
    expect((await put(url, 900)).statusCode).toBe(403)
    expect((await put(next, 901)).statusCode).toBe(200)
    test.clock.advance(26 * 60_000)
    expect((await ask(100)).statusCode).toBe(400)
    await close()
  })

  it('goes with the file: an address whose file was recorded and deleted takes none', async () => {
    const { ask, put, record, call, close } = await open()
    const url = (await ask(10)).json().uploadURL
    await put(url, 10)
    const { id } = (await record(url)).json()
    expect((await put(url, 10)).statusCode).toBe(200)
    await call('DELETE', `/documents/${id}`)
    const late = await put(url, 10)
    expect(late.statusCode).toBe(403)
    expect(late.json().error).toContain('No file is awaited')
    await close()
  })

  it('ends at a hundred files', async () => {
    const { ask, close } = await open()
    for (let count = 0; count < 100; count++) expect((await ask(1)).statusCode).toBe(200)
    expect((await ask(1)).statusCode).toBe(429)
    await close()
  })

  it('is not taken by more than six that come at the same time', async () => {
    const { ask, test, close } = await open()
    await test.server.listen({ port: 0, host: '127.0.0.1' })
    const { port } = test.server.server.address() as AddressInfo
    const begin = async () => {
      const { pathname, search } = new URL((await ask(10)).json().uploadURL)
      const sending = request({ port, host: '127.0.0.1', method: 'PUT', path: pathname + search })
      sending.on('error', () => {})
      const status = new Promise<number | undefined>((done) =>
        sending.on('response', (response) => done(response.resume().statusCode)),
      )
      sending.write('first')
      return { end: () => sending.end('last.'), status }
    }
    const slow = await Promise.all(Array.from({ length: 6 }, begin))
    // They have begun when a seventh is refused.
    await expect.poll(async () => (await begin()).status, { timeout: 10_000 }).toBe(429)
    for (const { end, status } of slow) {
      end()
      expect(await status).toBe(200)
    }
    const after = await begin()
    after.end()
    expect(await after.status).toBe(200)
    await close()
  })
})

describe('uploads in parts', () => {
  function storeParts() {
    const parts = new Map<string, { PartNumber: number; Size: number; ETag: string }[]>()
    const of = (uploadId: string) => {
      const found = parts.get(uploadId)
      if (found === undefined) throw new DomainError('not_found', 'There is no such upload. Begin a new one.')
      return found
    }
    const multipart: MultipartUploads = {
      begin: async (key) => {
        parts.set(key, [])
        return { uploadId: key }
      },
      listParts: async ({ uploadId }) => of(uploadId),
      signPart: async ({ partNumber, size }) => `https://storage.test/${partNumber}?size=${size}`,
      complete: async ({ key }) => `https://storage.test/incoming/${key}`,
      abort: async ({ uploadId }) => {
        parts.delete(uploadId)
      },
    }
    return { multipart, of }
  }

  it('are counted while they come, and deleted where they are too much', async () => {
    const store = storeParts()
    const { call, close } = await open(() => ({ multipart: store.multipart }))
    const { uploadId, key } = (await call('POST', '/s3/multipart', {})).json()
    const path = `/s3/multipart/${encodeURIComponent(uploadId)}`
    expect((await call('POST', '/s3/multipart', {})).statusCode).toBe(400)
    expect((await call('POST', '/documents/upload', { fileSize: 1 })).statusCode).toBe(400)
    const sized = await call('GET', `${path}/1?key=${key}&size=600`)
    expect(sized.json().url).toContain('size=600')
    store.of(uploadId).push({ PartNumber: 1, Size: 600, ETag: 'a' })
    // The same part again takes the place of the first.
    expect((await call('GET', `${path}/1?key=${key}&size=1000`)).statusCode).toBe(200)
    expect((await call('GET', `${path}/2?key=${key}`)).statusCode).toBe(200)
    store.of(uploadId).push({ PartNumber: 2, Size: 401, ETag: 'b' })
    const refused = await call('POST', `${path}/complete?key=${key}`, {
      parts: [{ PartNumber: 1, ETag: 'a' }],
    })
    expect(refused.statusCode).toBe(400)
    expect(refused.json().error).toContain('at most 1000 bytes')
    expect(() => store.of(uploadId)).toThrow('no such upload')
    // Its room is free again.
    expect((await call('POST', '/s3/multipart', {})).statusCode).toBe(200)
    await close()
  })

  it('give their room back when they are given up', async () => {
    const { call, close } = await open(() => ({ multipart: storeParts().multipart }))
    const { uploadId, key } = (await call('POST', '/s3/multipart', {})).json()
    await call('DELETE', `/s3/multipart/${encodeURIComponent(uploadId)}?key=${key}`)
    expect((await call('POST', '/s3/multipart', {})).statusCode).toBe(200)
    await close()
  })

  const listFrom = (send: (command: ListPartsCommand) => Promise<object>) => {
    const client = Object.assign(new S3Client({ region: 'us-east-1' }), { send })
    const own = (key: string) => key
    const multipart = createS3Multipart({ client, bucket: 'b', uploadKey: own, locate: own })
    return multipart.listParts({ key: 'k', uploadId: 'u' })
  }

  it.each([
    [1, 1],
    [1000, 1],
    [10_000, 10],
  ])('%i of them are listed with %i calls to the storage', async (count, calls) => {
    let asked = 0
    const send = async (command: ListPartsCommand) => {
      asked += 1
      const from = Number(command.input.PartNumberMarker ?? 0)
      const to = Math.min(count, from + 1000)
      const Parts = Array.from({ length: to - from }, (_, index) => ({
        PartNumber: from + index + 1,
        Size: 1,
      }))
      return { Parts, IsTruncated: to < count, NextPartNumberMarker: String(to) }
    }
    const listed = await listFrom(send)
    expect(listed.map((part) => part.PartNumber)).toEqual(
      Array.from({ length: count }, (_, index) => index + 1),
    )
    expect(asked).toBe(calls)
  })

  it('are not listed for ever where a storage names the same place again', async () => {
    const send = async () => ({ Parts: [], IsTruncated: true, NextPartNumberMarker: '7' })
    expect(await listFrom(send)).toEqual([])
  })
})
