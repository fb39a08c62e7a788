import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { callTrpc, createApiKeyHeaders, useMembers } from '../support/members.ts'
import { useTestServer } from '../support/test-server.ts'

const test = useTestServer()
const [member, other] = useMembers(test, 'ada@example.com', 'grace@example.com')

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
const call = (method: Method, path: string, payload?: object, headers: object = member.cookie) =>
  test.inject({
    method,
    url: `/api/documents${path}`,
    headers: { ...headers },
    ...(payload === undefined ? {} : { payload }),
  })
const list = async () => (await call('GET', `/${member.userId}`)).json()
const ask = async (headers: object = member.cookie): Promise<string> =>
  (await call('POST', '/upload', undefined, headers)).json().uploadURL
const put = (url: string, payload: string | Buffer, headers: object = {}) =>
  test.inject({ method: 'PUT', url, payload, headers: { 'content-type': 'text/plain', ...headers } })

const file = { fileName: 'bank letter.txt', fileType: 'text/plain', fileSize: 5, category: 'business_docs' }
/** Asks, sends and records, as the upload widget does. */
async function upload(headers: object = member.cookie) {
  const objectPath = await ask(headers)
  expect((await put(objectPath, 'hello')).statusCode).toBe(200)
  return (await call('POST', '', { ...file, objectPath }, headers)).json()
}

describe('authorisation', () => {
  it('answers 401 to a stranger', async () => {
    for (const [method, path] of [
      ['GET', `/${member.userId}`],
      ['POST', '/upload'],
      ['POST', ''],
      ['PATCH', '/x'],
      ['DELETE', '/x'],
      ['GET', '/x/download'],
    ] as const) {
      expect((await call(method, path, method === 'POST' ? {} : undefined, {})).statusCode).toBe(401)
    }
  })

  it("keeps another member's documents closed", async () => {
    const document = await upload()
    const objectPath = await ask()
    await put(objectPath, 'hello')
    const answers = [
      await call('GET', `/${member.userId}`, undefined, other.cookie),
      await call('POST', '', { ...file, objectPath, userId: member.userId }, other.cookie),
      await call('POST', '', { ...file, objectPath }, other.cookie),
      await call('PATCH', `/${document.id}`, { fileName: 'mine' }, other.cookie),
      await call('GET', `/${document.id}/download`, undefined, other.cookie),
      await call('DELETE', `/${document.id}`, undefined, other.cookie),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 400, 404, 404, 200])
    expect((await call('GET', `/${document.id}/download`)).body).toBe('hello')
  })

  it('lets a key that may only read download and nothing else', async () => {
    const { id } = await upload()
    const key = await createApiKeyHeaders(test, member, 'read')
    expect((await call('GET', `/${id}/download`, undefined, key)).body).toBe('hello')
    expect((await call('POST', '/upload', undefined, key)).statusCode).toBe(403)
  })
})

describe('an upload', () => {
  it('is asked for, sent, recorded, listed and downloaded', async () => {
    const uploadURL = await ask()
    expect(uploadURL).toMatch(/^http:\/\/[^/]+\/files\/[^?]+\?expires=\d+&signature=[\w-]+$/)
    const sent = await put(uploadURL, 'hello')
    expect(sent.statusCode).toBe(200)
    expect(sent.headers.etag).toMatch(/^"[0-9a-f]{64}"$/)

    const document = (
      await call('POST', '', { ...file, userId: member.userId, objectPath: uploadURL })
    ).json()
    expect(document).toMatchObject({ ...file, userId: member.userId, uploadedAt: expect.any(String) })
    expect(document.objectPath).not.toContain('signature')
    expect(await list()).toContainEqual(document)

    const download = await call('GET', `/${document.id}/download`)
    expect(download.body).toBe('hello')
    expect(download.headers).toMatchObject({
      'content-disposition': `attachment; filename="bank letter.txt"; filename*=UTF-8''bank%20letter.txt`,
      'content-type': 'application/octet-stream',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
  })

  it.each([
    'application/json',
    'image/png',
    'multipart/form-data; boundary=x',
    'strange/type',
    'no type',
    '',
  ])('takes bytes announced as %j as they are', async (type) => {
    const url = await ask()
    const bytes = Buffer.from('{"a": "é"}\r\n')
    expect((await put(url, bytes, { 'content-type': type })).statusCode).toBe(200)
    const { id } = (await call('POST', '', { ...file, fileSize: bytes.length, objectPath: url })).json()
    expect((await call('GET', `/${id}/download`)).rawPayload).toEqual(bytes)
  })

  it('has its size when none is told, and may come without the origin in front', async () => {
    const url = await ask()
    await put(url, 'four')
    const { pathname, search } = new URL(url)
    const { fileName } = file
    const recorded = await call('POST', '', { fileName, objectPath: pathname + search })
    expect(recorded.json()).toMatchObject({
      fileSize: 4,
      fileType: 'text/plain',
      category: 'business_docs',
    })
  })

  it('is not recorded before the file came, with another size, or from elsewhere', async () => {
    const objectPath = await ask()
    for (const path of [objectPath, 'https://example.com/file', '/files/../../etc/passwd', 'x']) {
      const response = await call('POST', '', { ...file, objectPath: path })
      expect(response.statusCode).toBe(400)
      expect(response.json().error).toContain('objectPath: ')
    }
    await put(objectPath, 'hello, more')
    const response = await call('POST', '', { ...file, objectPath })
    expect(response.statusCode).toBe(400)
    expect(response.json().error).toContain('fileSize: The file that arrived has 11 bytes.')
  })

  it('is recorded once by many at once', async () => {
    const objectPath = await ask()
    await put(objectPath, 'hello')
    const before = (await list()).length
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => call('POST', '', { ...file, objectPath })),
    )
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1)
    expect((await list()).length).toBe(before + 1)
  })

  it('may be sent again, as after a lost answer, but never replaced', async () => {
    const url = await ask()
    const [first, second] = await Promise.all([put(url, 'hello'), put(url, 'hello')])
    expect([first?.statusCode, second?.statusCode]).toEqual([200, 200])
    expect((await put(url, 'HELLO')).statusCode).toBe(409)
    const { id } = (await call('POST', '', { ...file, objectPath: url })).json()
    expect((await put(url, 'HELLO')).statusCode).toBe(409)
    expect((await call('GET', `/${id}/download`)).body).toBe('hello')
  })
})

describe('documents.findSame', () => {
  const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')
  const ask = async (text: string, { cookie }: { cookie: Record<string, string> } = member) =>
    (
      await callTrpc(test, 'query', 'documents.findSame', {
        input: { files: [{ contentHash: hashOf(text), fileSize: text.length }] },
        headers: cookie,
      })
    ).json().result.data.json

  async function keepFile(text: string, fileName: string): Promise<{ id: string }> {
    const objectPath = (await call('POST', '/upload')).json().uploadURL
    await put(objectPath, text)
    return (await call('POST', '', { fileName, fileType: 'text/plain', objectPath })).json()
  }

  it('names a file that is kept already, to nobody but its member', async () => {
    const kept = await keepFile('bonjour', 'Attestation.txt')
    expect(await ask('bonjour')).toEqual([
      { contentHash: hashOf('bonjour'), id: kept.id, fileName: 'Attestation.txt' },
    ])
    expect(await ask('bonsoir')).toEqual([])
    expect(await ask('bonjour', other)).toEqual([])
  })

  it('reads files that were kept before hashes were', async () => {
    const { id } = await keepFile('kept long ago', 'Old.txt')
    await test.database.db.updateTable('documents').set({ contentHash: null }).where('id', '=', id).execute()
    expect(await ask('kept long ago')).toMatchObject([{ id }])
    expect(await ask('kept long agO')).toEqual([])
  })
})

describe('PUT /files', () => {
  it('takes an address as it was given, for fifteen minutes', async () => {
    const url = await ask()
    const otherName = url.replace(/[0-9a-f]\?/, (text) => (text === '0?' ? '1?' : '0?'))
    const otherOwner = url.replace(member.userId, other.userId)
    const later = url.replace(/expires=(\d+)/, (_, expires) => `expires=${Number(expires) + 60_000}`)
    for (const address of [otherName, otherOwner, later, url.split('?')[0] ?? '', `${url}x`]) {
      expect((await put(address, 'hello')).statusCode).toBe(403)
    }
    test.clock.advance(15 * 60 * 1000)
    const late = await put(url, 'hello')
    expect(late.statusCode).toBe(403)
    expect(late.json().error).toContain('expired')
  })

  it('refuses what another site makes a browser send', async () => {
    const response = await put(await ask(), 'hello', { origin: 'https://evil.example' })
    expect(response.statusCode).toBe(403)
  })

  it('does not serve what was sent', async () => {
    const url = await ask()
    await put(url, 'hello')
    expect((await test.inject({ method: 'GET', url, headers: member.cookie })).statusCode).toBe(403)
  })

  it('takes 10485760 bytes and not one more, announced or not', async () => {
    const exact = await ask()
    const bytes = Buffer.alloc(10_485_760)
    expect((await put(exact, bytes)).statusCode).toBe(200)

    const address = await test.server.listen({ port: 0, host: '127.0.0.1' })
    const tooLarge = new Uint8Array(10_485_761)
    const chunked = new ReadableStream({
      start(controller) {
        controller.enqueue(tooLarge)
        controller.close()
      },
    })
    for (const body of [tooLarge, chunked]) {
      const url = await ask()
      const { pathname, search } = new URL(url)
      const response = await fetch(address + pathname + search, {
        method: 'PUT',
        body,
        duplex: 'half',
      } as RequestInit)
      expect(response.status).toBe(413)
      expect(await response.json()).toMatchObject({ code: 'PAYLOAD_TOO_LARGE' })
      expect((await call('POST', '', { ...file, fileSize: 0, objectPath: url })).statusCode).toBe(400)
    }
  })
})

describe('PATCH and DELETE /api/documents/{id}', () => {
  it('renames and files', async () => {
    const document = await upload()
    const change = { fileName: 'Lettre – "été" 🍁.txt', category: 'settlement-funds' }
    expect((await call('PATCH', `/${document.id}`, change)).json()).toEqual({
      ...document,
      ...change,
      updatedAt: expect.any(String),
    })
    const { headers } = await call('GET', `/${document.id}/download`)
    expect(headers['content-disposition']).toBe(
      `attachment; filename="Lettre _ __t__ __.txt"; filename*=UTF-8''${encodeURIComponent(change.fileName)}`,
    )
    expect((await call('PATCH', '/no-uuid', change)).statusCode).toBe(404)
  })

  it('deletes the record and the file, and again without complaint', async () => {
    const { id, objectPath } = await upload()
    for (let times = 0; times < 2; times++) {
      expect((await call('DELETE', `/${id}`)).json()).toEqual({ id })
    }
    expect((await call('GET', `/${id}/download`)).statusCode).toBe(404)
    expect(await test.dependencies.files.findSize(objectPath)).toBeUndefined()
    const events = await test.database.db
      .selectFrom('auditEvents')
      .select('action')
      .where('entityId', '=', id)
      .orderBy('action')
      .execute()
    expect(events.map(({ action }) => action)).toEqual(['create', 'delete'])
  })
})

it.each([
  ['POST', 'fileName', ''],
  ['POST', 'fileType', 5],
  ['POST', 'fileSize', 10_485_761],
  ['POST', 'objectPath', ''],
  ['POST', 'category', 'holiday photos'],
  ['PATCH', 'fileName', ''],
  ['PATCH', 'category', 'holiday photos'],
] as const)('%s names the field %s when it is %j', async (method, field, value) => {
  const path = method === 'PATCH' ? `/${member.userId}` : ''
  const response = await call(method, path, { ...file, objectPath: 'x', [field]: value })
  expect(response.statusCode).toBe(400)
  expect(response.json().issues).toMatchObject([{ path: field }])
})
