import { createServer } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createS3Files } from '../../src/files/s3.ts'
import { sweepOrphans } from '../../src/files/sweep-orphans.ts'
import { makePdf } from '../files/corpus/pdf.ts'
import { startS3 } from '../files/s3-server.ts'
import { createApiKeyHeaders, createMember, type Member } from '../support/members.ts'
import { createTestServer, TestClock, type TestServer } from '../support/test-server.ts'

const s3 = await startS3('documents')
if ('reason' in s3) process.stdout.write(` Documents in S3 are not tested here: ${s3.reason}\n`)

const addresses = { secret: 'a secret for tests only, 32 characters or more', clock: new TestClock() }
let test: TestServer
let member: Member
let other: Member
const disk = await createTestServer()
beforeAll(async () => {
  if ('reason' in s3) return
  test = await createTestServer({ files: createS3Files(s3.settings, addresses) })
  member = await createMember(test, 'ada@example.com')
  other = await createMember(test, 'grace@example.com')
})
afterAll(async () => {
  await disk.close()
  if ('reason' in s3) return
  await test.close()
  await s3.stop()
})

type Method = 'GET' | 'POST' | 'DELETE'
const call = (method: Method, url: string, payload?: object, headers: object = member.cookie) =>
  test.inject({
    method,
    url: `/api${url}`,
    headers: { ...headers },
    ...(payload === undefined ? {} : { payload }),
  })

describe.skipIf('reason' in s3)('documents in S3', () => {
  it('are sent straight to the storage, examined, kept apart, downloaded and deleted', async () => {
    const bytes = makePdf()
    const { uploadURL } = (await call('POST', '/documents/upload', { fileSize: bytes.length })).json()
    expect(uploadURL).toMatch(/^http:/)
    expect((await fetch(uploadURL, { method: 'PUT', body: `${bytes}x` })).status).toBe(403)
    expect((await fetch(uploadURL, { method: 'PUT', body: new Uint8Array(bytes) })).status).toBe(200)
    const wrong = await call('POST', '/documents', { fileName: 'a.pdf', objectPath: uploadURL }, other.cookie)
    expect(wrong.statusCode).toBe(400)
    const recorded = await call('POST', '/documents', { fileName: 'Паспорт.pdf', objectPath: uploadURL })
    expect(recorded.statusCode, recorded.body).toBe(200)
    const { id, objectPath, fileSize } = recorded.json()
    expect(fileSize).toBe(bytes.length)
    // Who still has the address can send other bytes there, and changes nothing that is kept.
    await fetch(uploadURL, { method: 'PUT', body: new Uint8Array(bytes.length) })
    expect((await call('GET', `/documents/${id}/download`)).rawPayload).toEqual(bytes)
    const { url } = (await call('POST', `/documents/${id}/link`)).json()
    expect(Buffer.from(await (await fetch(url)).arrayBuffer())).toEqual(bytes)
    expect((await call('DELETE', `/documents/${id}`)).statusCode).toBe(200)
    expect(await test.dependencies.files.findSize(objectPath)).toBeUndefined()
    const late = { now: new Date(Date.now() + 25 * 3_600_000) }
    expect(await sweepOrphans(test.database.db, test.dependencies.files, late)).toEqual({
      uploads: 1,
      files: 0,
      strangers: 0,
    })
  })

  it('come by way of the server where nobody told their size, which the storage would not look at', async () => {
    const { uploadURL } = (await call('POST', '/documents/upload')).json()
    expect(new URL(uploadURL).pathname).toMatch(/^\/files\//)
    const put = (payload: Buffer) => test.inject({ method: 'PUT', url: uploadURL, payload })
    expect((await put(Buffer.alloc(10_485_761))).statusCode).toBe(413)
    const { files } = test.dependencies
    expect(await files.findUploadSize(files.findKey(uploadURL) ?? '')).toBeUndefined()
    expect((await put(makePdf())).statusCode).toBe(200)
    const recorded = await call('POST', '/documents', { fileName: 'a.pdf', objectPath: uploadURL })
    expect(recorded.statusCode, recorded.body).toBe(200)
  })

  it('above 10 MiB come in parts, by their owner only', async () => {
    const begun = await call('POST', '/s3/multipart', {
      filename: 'long.txt',
      type: 'text/plain',
      metadata: {},
    })
    const { uploadId, key } = begun.json()
    const path = `/s3/multipart/${uploadId}`
    const parts: { ETag: string; PartNumber: number }[] = []
    for (const [index, size] of [6_000_000, 6_000_000].entries()) {
      const { url } = (await call('GET', `${path}/${index + 1}?key=${key}&size=${size}`)).json()
      expect((await fetch(url, { method: 'PUT', body: 'other words' })).status).toBe(403)
      const sent = await fetch(url, { method: 'PUT', body: Buffer.alloc(size, 'words ') })
      parts.push({ ETag: sent.headers.get('etag') ?? '', PartNumber: index + 1 })
    }
    const listed = (await call('GET', `${path}?key=${key}`)).json()
    expect(listed).toMatchObject([{ PartNumber: 1, Size: 6_000_000 }, { PartNumber: 2 }])
    for (const attempt of [
      call('GET', `${path}?key=${key}`, undefined, other.cookie),
      call('GET', `${path}/1?key=${key}`, undefined, other.cookie),
      call('POST', `${path}/complete?key=${key}`, { parts }, other.cookie),
      call('DELETE', `${path}?key=${key}`, undefined, other.cookie),
      call('GET', `${path}?key=${key.replace('large-', '')}`),
      call('GET', `/s3/multipart/unknown?key=${key}`),
    ]) {
      expect((await attempt).statusCode).toBe(404)
    }
    const { location } = (await call('POST', `${path}/complete?key=${key}`, { parts })).json()
    const fileSize = 12_000_000
    const recorded = await call('POST', '/documents', {
      fileName: 'long.txt',
      fileSize,
      objectPath: location,
    })
    expect(recorded.statusCode, recorded.body).toBe(200)
    expect(recorded.json()).toMatchObject({ fileSize, fileType: 'text/plain' })
    // The key that the upload began with means the same file.
    const again = await call('POST', '/documents', { fileName: 'long.txt', fileSize, objectPath: key })
    expect(again.json()).toMatchObject({ id: recorded.json().id })
    expect(
      (await call('POST', '/documents', { fileName: 'a.txt', objectPath: key }, other.cookie)).statusCode,
    ).toBe(400)
  })

  it('in parts can be given up', async () => {
    const { uploadId, key } = (await call('POST', '/s3/multipart', {})).json()
    expect((await call('DELETE', `/s3/multipart/${uploadId}?key=${key}`)).json()).toEqual({})
    expect((await call('GET', `/s3/multipart/${uploadId}?key=${key}`)).statusCode).toBe(404)
  })

  it.each([
    ['without a key', '/s3/multipart/x/1'],
    ['without a part number', '/s3/multipart/x/none?key=k'],
  ])('cannot be signed %s', async (_what, url) => {
    const response = await call('GET', url)
    expect(response.statusCode).toBe(400)
    expect(response.json().error).toBe('Cannot sign without a key, an uploadId, and a partNumber')
  })

  it('can be sent as the library asks with GET params, with a key that may write only', async () => {
    const params = (await call('GET', '/s3/params?filename=a.txt&type=text/plain')).json()
    expect(params).toMatchObject({ method: 'PUT', fields: {}, headers: { 'content-type': 'text/plain' } })
    const { url, headers } = params
    expect((await test.inject({ method: 'PUT', url, headers, payload: 'hello' })).statusCode).toBe(200)
    const readKey = await createApiKeyHeaders(test, member, 'read')
    expect((await call('GET', '/s3/params', undefined, readKey)).statusCode).toBe(403)
    expect((await call('GET', '/s3/sts')).statusCode).toBe(404)
  })

  it('lends credentials that its service restricts to the member’s prefix', async () => {
    if ('reason' in s3) return
    const asked: string[] = []
    const service = createServer((request, response) => {
      let body = ''
      request.on('data', (chunk) => (body += chunk))
      request.on('end', () => {
        asked.push(body)
        response.setHeader('content-type', 'text/xml')
        response.end(`<AssumeRoleResponse xmlns="https://sts.amazonaws.com/doc/2011-06-15/"><AssumeRoleResult><Credentials>
          <AccessKeyId>lent</AccessKeyId><SecretAccessKey>secret</SecretAccessKey><SessionToken>token</SessionToken>
          <Expiration>2026-11-21T23:00:00Z</Expiration></Credentials></AssumeRoleResult></AssumeRoleResponse>`)
      })
    })
    await new Promise<void>((done) => service.listen(0, '127.0.0.1', done))
    const { port } = service.address() as { port: number }
    const sts = { endpoint: `http://127.0.0.1:${port}`, roleArn: 'arn:aws:iam::1:role/uploads' }
    const lending = await createTestServer({ files: createS3Files({ ...s3.settings, sts }, addresses) })
    try {
      const { userId, cookie } = await createMember(lending, 'edith@example.com')
      const answer = (await lending.inject({ method: 'GET', url: '/api/s3/sts', headers: cookie })).json()
      expect(answer).toEqual({
        credentials: {
          AccessKeyId: 'lent',
          SecretAccessKey: 'secret',
          SessionToken: 'token',
          Expiration: '2026-11-21T23:00:00.000Z',
        },
        bucket: 'documents',
        region: 'us-east-1',
        prefix: `incoming/${userId}/`,
      })
      const policy = JSON.parse(new URLSearchParams(asked[0]).get('Policy') ?? '')
      expect(policy.Statement).toHaveLength(1)
      expect(policy.Statement[0].Resource).toEqual([`arn:aws:s3:::documents/incoming/${userId}/*`])
      expect(policy.Statement[0].Action).not.toContain('s3:GetObject')
    } finally {
      await lending.close()
      service.close()
    }
  })
})

it('in parts are refused in plain words where files are kept in a folder', async () => {
  const { cookie: headers } = await createMember(disk, 'ada@example.com')
  const begun = await disk.inject({ method: 'POST', url: '/api/s3/multipart', headers, payload: {} })
  expect(begun.statusCode).toBe(409)
  expect(begun.json().error).toContain('POST /documents/upload')
  const params = await disk.inject({ method: 'GET', url: '/api/s3/params', headers })
  expect(params.json()).toMatchObject({ method: 'PUT', url: expect.stringContaining('/files/') })
  expect((await disk.inject({ method: 'GET', url: '/api/s3/sts', headers })).statusCode).toBe(404)
  expect((await disk.inject({ method: 'GET', url: '/api/s3/params' })).statusCode).toBe(401)
})
