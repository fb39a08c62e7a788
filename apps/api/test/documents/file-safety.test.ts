import { randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:net'
import { insertAuditEvent } from '@suv/db'
import sharp from 'sharp'
import { afterEach, describe, expect, it } from 'vitest'
import type { FileSafety } from '../../src/files/file-safety.ts'
import { createFileKey } from '../../src/files/file-storage.ts'
import { createClamdScan } from '../../src/files/inspection/clamd.ts'
import { sweepOrphans } from '../../src/files/sweep-orphans.ts'
import { createMember, useMembers } from '../support/members.ts'
import { useTestServer } from '../support/test-server.ts'

/** Changed by the tests that need other ones. */
const safety: { -readonly [Key in keyof FileSafety]: FileSafety[Key] } = {
  quotaBytes: 1_073_741_824,
  scan: undefined,
}
const test = useTestServer({ fileSafety: safety })
const [member] = useMembers(test, 'ada@example.com')

const call = (
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  url: string,
  payload?: object,
  more: object = {},
) =>
  test.inject({
    method,
    url: `/api/documents${url}`,
    headers: { ...member.cookie, ...more },
    ...(payload === undefined ? {} : { payload }),
  })
async function send(bytes: Buffer | string): Promise<string> {
  const { uploadURL } = (await call('POST', '/upload')).json()
  await test.inject({ method: 'PUT', url: uploadURL, payload: bytes })
  return uploadURL
}
const record = async (bytes: Buffer | string, fileName = 'letter.txt') =>
  call('POST', '', { fileName, objectPath: await send(bytes) })
const keyOf = (url: string) => test.dependencies.files.findKey(url) ?? ''

describe('pictures', () => {
  it('are kept upright, in their colours, and without metadata or a thumbnail', async () => {
    const photo = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#B3261E' } })
      .jpeg()
      .withExif({ IFD0: { Make: 'Camera', Copyright: 'Ada' }, IFD3: { GPSLatitude: '45/1 25/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    expect(photo.includes('Exif')).toBe(true)
    const response = await record(photo, 'passport.jpg')
    expect(response.statusCode, response.body).toBe(200)
    const { id, fileSize } = response.json()
    const kept = (await call('GET', `/${id}/download`)).rawPayload
    expect(kept.length).toBe(fileSize)
    expect(kept.includes('Exif')).toBe(false)
    const { width, height, exif, icc, xmp } = await sharp(kept).metadata()
    expect({ width, height, exif, icc, xmp }).toEqual({ width: 20, height: 40 })
    const [red = 0, green = 0] = await sharp(kept).raw().toBuffer()
    expect(red).toBeGreaterThan(150)
    expect(green).toBeLessThan(70)
  })
})

describe('a preview', () => {
  it('is shown in place, sandboxed, with the type that the content has', async () => {
    const { id } = (await record('Dear bank', 'a <b> letter.txt')).json()
    const { headers, body } = await call('GET', `/${id}/preview`)
    expect(body).toBe('Dear bank')
    expect(headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': expect.stringMatching(/^inline; /),
      'content-security-policy': expect.stringMatching(/^sandbox; default-src 'none'/),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
  })

  it('is the member’s own, and of what a browser can show', async () => {
    const { id } = (await record('hello')).json()
    const other = await createMember(test, 'grace@example.com')
    expect((await call('GET', `/${id}/preview`, undefined, other.cookie)).statusCode).toBe(404)
    expect((await test.inject({ method: 'GET', url: `/api/documents/${id}/preview` })).statusCode).toBe(401)
    expect((await call('POST', `/${id}/link`, {}, other.cookie)).statusCode).toBe(404)
  })
})

describe('a download link', () => {
  it('is good for five minutes, without credentials', async () => {
    const { id } = (await record('hello')).json()
    const { url, expiresAt } = (await call('POST', `/${id}/link`)).json()
    expect(Date.parse(expiresAt) - test.clock.now().getTime()).toBeLessThanOrEqual(300_000)
    expect((await test.inject({ method: 'GET', url })).body).toBe('hello')
    test.clock.advance(300_000)
    const late = await test.inject({ method: 'GET', url })
    expect(late.statusCode).toBe(403)
    expect(late.json().error).toContain('Request has expired')
  })
})

describe('the quota', () => {
  afterEach(() => {
    safety.quotaBytes = 1_073_741_824
  })

  it('holds for all files together, also for many at once, and says what to do', async () => {
    const { db } = test.database
    const newcomer = await createMember(test, 'edith@example.com')
    const sendOne = async () => {
      const headers = newcomer.cookie
      const asked = await test.inject({ method: 'POST', url: '/api/documents/upload', headers })
      const objectPath = asked.json().uploadURL
      await test.inject({ method: 'PUT', url: objectPath, payload: 'ten bytes.' })
      return objectPath
    }
    const paths = await Promise.all(Array.from({ length: 4 }, sendOne))
    // Less than when room was set aside for them.
    safety.quotaBytes = 25
    const answers = await Promise.all(
      paths.map((objectPath) => call('POST', '', { fileName: 'a.txt', objectPath }, newcomer.cookie)),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 400, 400])
    const refused = answers.find(({ statusCode }) => statusCode === 400)
    expect(refused?.json().error).toContain('Delete a document, then send this one again.')
    const rows = await db.selectFrom('documents').select('id').where('userId', '=', newcomer.userId).execute()
    expect(rows).toHaveLength(2)
  })
})

describe('places', () => {
  it('bring their category, and another category takes the document out', async () => {
    const { id } = (await record('hello')).json()
    const place = { checklistKey: 'passport-or-travel-document', expiresOn: '2030-01-31' }
    expect((await call('PATCH', `/${id}`, place)).json()).toMatchObject({
      ...place,
      category: 'personal-documents',
    })
    expect((await call('PATCH', `/${id}`, { fileName: 'b.txt' })).json()).toMatchObject(place)
    const moved = await call('PATCH', `/${id}`, { category: 'incorporation', expiresOn: null })
    expect(moved.json()).toMatchObject({ category: 'incorporation', checklistKey: null, expiresOn: null })
    for (const wrong of [{ checklistKey: 'nothing' }, { expiresOn: '31/01/2030' }, { fileName: 'b.exe' }]) {
      expect((await call('PATCH', `/${id}`, wrong)).statusCode).toBe(400)
    }
  })
})

describe('an idempotency key', () => {
  it('gives the first answer again, also to calls at the same time, and is free after a failure', async () => {
    const objectPath = await send('hello')
    const body = { fileName: 'a.txt', objectPath }
    const key = { 'idempotency-key': 'one' }
    const answers = await Promise.all([1, 2, 3].map(() => call('POST', '', body, key)))
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1)
    expect((await call('POST', '', { ...body, fileName: 'b.txt' }, key)).statusCode).toBe(409)

    const again = { 'idempotency-key': 'two' }
    const empty = { fileName: 'a.txt', objectPath: (await call('POST', '/upload')).json().uploadURL }
    expect((await call('POST', '', empty, again)).statusCode).toBe(400)
    await test.inject({ method: 'PUT', url: empty.objectPath, payload: 'now' })
    expect((await call('POST', '', empty, again)).statusCode).toBe(200)
  })
})

describe('the sweep', () => {
  const sweep = (hours: number) =>
    sweepOrphans(test.database.db, test.dependencies.files, { now: new Date(Date.now() + hours * 3_600_000) })

  it('takes what no record names, when it is old, and nothing else', async () => {
    await sweep(1000)
    const { id, objectPath } = (await record('kept')).json()
    const upload = keyOf(await send('never recorded'))
    const unrecorded = `${member.userId}/3f2b8c1e-5d4a-4c6b-9e7f-0a1b2c3d4e5f`
    await test.dependencies.files.keepFile(unrecorded, Buffer.from('the server died'), 'text/plain')
    expect(await sweep(23)).toEqual({ uploads: 0, files: 0, strangers: 0 })
    expect(await sweep(25)).toEqual({ uploads: 1, files: 0, strangers: 0 })
    expect(await test.dependencies.files.findUploadSize(upload)).toBeUndefined()
    expect(await sweep(49)).toEqual({ uploads: 0, files: 1, strangers: 0 })
    expect(await test.dependencies.files.findSize(unrecorded)).toBeUndefined()
    expect(await test.dependencies.files.findSize(objectPath)).toBe(4)
    expect((await call('GET', `/${id}/download`)).body).toBe('kept')
  })

  it('leaves what a database that is new, or another’s, cannot name, and takes what an erased member has left', async () => {
    const { database, dependencies } = test
    const { files } = dependencies
    const erased = randomUUID()
    const [stranger, left] = [createFileKey(randomUUID()), createFileKey(erased)]
    for (const key of [stranger, left]) await files.keepFile(key, Buffer.from('whose?'), 'text/plain')
    // What asking for it has left in the audit.
    await database.db.transaction().execute((trx) =>
      insertAuditEvent(trx, {
        at: new Date(),
        actorUserId: null,
        subjectUserId: null,
        action: 'update',
        entity: 'users',
        entityId: erased,
        requestId: null,
      }),
    )
    expect(await sweep(49)).toMatchObject({ files: 1, strangers: 1 })
    expect(await files.findSize(stranger)).toBe(6)
    expect(await files.findSize(left)).toBeUndefined()
    await files.deleteFile(stranger)
  })
})

describe('the virus check', () => {
  const servers: Server[] = []
  afterEach(async () => {
    safety.scan = undefined
    for (const server of servers.splice(0)) server.close()
  })

  /** Speaks as ClamAV's daemon does: finds what holds the word VIRUS, once it has the whole file. */
  async function startDaemon(answer?: string): Promise<URL> {
    const server = createServer((socket) => {
      let received = Buffer.alloc(0)
      socket.on('error', () => {})
      socket.on('data', (chunk) => {
        received = Buffer.concat([received, chunk])
        const body = readStream(received)
        if (body === undefined) return
        socket.end(`${answer ?? (body.includes('VIRUS') ? 'stream: Test.Virus FOUND' : 'stream: OK')}\0`)
      })
    })
    servers.push(server)
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('no port')
    return new URL(`tcp://127.0.0.1:${address.port}`)
  }

  /** The bytes of a whole INSTREAM command, or undefined while some are still to come. */
  function readStream(received: Buffer): Buffer | undefined {
    const command = 'zINSTREAM\0'
    if (received.subarray(0, command.length).toString() !== command) return undefined
    const chunks: Buffer[] = []
    for (let at = command.length; at + 4 <= received.length; ) {
      const length = received.readUInt32BE(at)
      if (length === 0) return Buffer.concat(chunks)
      chunks.push(received.subarray(at + 4, at + 4 + length))
      at += 4 + length
    }
    return undefined
  }

  it('lets clean files through and refuses others, of any size', async () => {
    safety.scan = createClamdScan(await startDaemon())
    expect((await record(Buffer.alloc(3_000_000, 'clean '))).statusCode).toBe(200)
    const response = await record(`${'x'.repeat(200_000)}VIRUS`)
    expect(response.statusCode).toBe(400)
    expect(response.json().error).toContain('The virus check found something harmful')
  })

  it.each([
    ['answers nonsense', 'stream: INSTREAM size limit exceeded. ERROR'],
    ['answers nothing', ''],
  ])('keeps nothing when it %s', async (_what, answer) => {
    safety.scan = createClamdScan(await startDaemon(answer))
    const objectPath = await send('hello')
    const refused = await call('POST', '', { fileName: 'a.txt', objectPath })
    expect(refused.statusCode).toBe(503)
    expect(refused.json().error).toContain('The virus check cannot be reached')
    // The upload waits: the same call succeeds once the check is back.
    safety.scan = createClamdScan(await startDaemon())
    expect((await call('POST', '', { fileName: 'a.txt', objectPath })).statusCode).toBe(200)
  })

  it('keeps nothing while it cannot be reached', async () => {
    safety.scan = createClamdScan(new URL('tcp://127.0.0.1:1'))
    expect((await record('hello')).statusCode).toBe(503)
  })
})
