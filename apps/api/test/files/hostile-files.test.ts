import { expect, it } from 'vitest'
import { RefusedFileError } from '../../src/files/inspection/refusals.ts'
import { useMembers } from '../support/members.ts'
import { useTestServer } from '../support/test-server.ts'
import { makeHostileFiles } from './corpus/hostile-files.ts'
import { makeOffice } from './corpus/office.ts'
import { makePdf } from './corpus/pdf.ts'

const hostileFiles = await makeHostileFiles()
const test = useTestServer()
const [member] = useMembers(test, 'ada@example.com')

const api = (method: 'GET' | 'POST', url: string, payload?: object) =>
  test.inject({ method, url, headers: member.cookie, ...(payload === undefined ? {} : { payload }) })

async function send(bytes: Buffer): Promise<string> {
  const { uploadURL } = (await api('POST', '/api/documents/upload')).json()
  const sent = await test.inject({ method: 'PUT', url: uploadURL, payload: bytes })
  expect(sent.statusCode).toBe(200)
  return uploadURL
}

it('has at least 60 files', () => {
  expect(hostileFiles.length).toBeGreaterThanOrEqual(60)
  expect(new Set(hostileFiles.map(({ what }) => what)).size).toBe(hostileFiles.length)
})

it.each(hostileFiles.map((file) => [file.what, file] as const))('refuses %s', async (_what, file) => {
  const objectPath = await send(file.bytes)
  const { fileName, fileType = 'application/octet-stream', refusal } = file
  const response = await api('POST', '/api/documents', { fileName, fileType, objectPath })
  expect(response.statusCode, response.body).toBe(400)
  const { error } = response.json()
  if (refusal instanceof RegExp) expect(error).toMatch(refusal)
  else expect(error).toContain(new RefusedFileError(refusal).message)
  const key = test.dependencies.files.findKey(objectPath) ?? ''
  expect(await test.dependencies.files.findSize(key)).toBeUndefined()
  // What is in the file decides: its bytes are gone at once. A wrong name can be mended, and the call made again.
  if (!(refusal instanceof RegExp && refusal.source === 'fileName')) {
    expect(await test.dependencies.files.findUploadSize(key)).toBeUndefined()
  } else await test.dependencies.files.deleteUpload(key)
})

it('has recorded none of them, and goes on taking good ones', async () => {
  expect((await api('GET', `/api/documents/${member.userId}`)).json()).toEqual([])
  const names = [
    'Паспорт 🍁.pdf',
    'جواز السفر.pdf',
    '护照.PDF',
    "O'Neil — “final” (2).pdf",
    'no extension',
    'a.b.c.pdf',
  ]
  for (const fileName of names) {
    const objectPath = await send(makePdf())
    const response = await api('POST', '/api/documents', { fileName, objectPath })
    expect(response.statusCode, response.body).toBe(200)
    expect(response.json()).toMatchObject({ fileName, fileType: 'application/pdf' })
  }
  for (const kind of ['docx', 'xlsx', 'pptx'] as const) {
    const bytes = makeOffice(kind)
    const response = await api('POST', '/api/documents', {
      fileName: `a.${kind}`,
      objectPath: await send(bytes),
    })
    expect(response.statusCode, response.body).toBe(200)
    expect(response.json().fileSize).toBe(bytes.length)
  }
})

it('keeps 10485760 bytes', async () => {
  const bytes = Buffer.alloc(10_485_760, 'All is well. ')
  const response = await api('POST', '/api/documents', {
    fileName: 'long.txt',
    objectPath: await send(bytes),
  })
  expect(response.json()).toMatchObject({ fileSize: 10_485_760, fileType: 'text/plain' })
})
