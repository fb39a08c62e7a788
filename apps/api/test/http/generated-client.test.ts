import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import openapiTS, { astToString } from 'openapi-typescript'
import { beforeAll, expect, it } from 'vitest'
import { createApiKeyHeaders, createMember, type Member } from '../support/members.ts'
import { useTestServer } from '../support/test-server.ts'

/*
 * The client that a third party gets: types made by openapi-typescript from the served document, with openapi-fetch. Made anew
 * here and not kept, so that it cannot fall behind the document.
 */

const run = promisify(execFile)
const apiFolder = resolve(import.meta.dirname, '../..')
const test = useTestServer()
let member: Member
let types: string
beforeAll(async () => {
  await test.server.listen({ port: 0, host: '127.0.0.1' })
  member = await createMember(test, 'ada@example.com')
  const document = await test.inject({ method: 'GET', url: '/api/openapi.json' })
  types = astToString(await openapiTS(document.body, { defaultNonNullable: false }))
})

/** What somebody writes with it. */
const program = `
import createClient from 'openapi-fetch'
import type { components, paths, webhooks } from './api.js'

type Milestone = components['schemas']['Milestone']
type CreateMilestone = components['schemas']['CreateMilestone']
type Told = webhooks['milestone.completed']['post']['requestBody']['content']['application/json']

const [baseUrl = '', authorization = '', userId = ''] = process.argv.slice(2)
const api = createClient<paths>({ baseUrl, headers: { authorization } })

const wanted: CreateMilestone = { title: 'Register the company', status: 'upcoming', category: 'legal' }
const { data: created } = await api.POST('/milestones', { body: wanted })
if (created === undefined) throw new Error('no milestone was added')
// @ts-expect-error: no such status
await api.PATCH('/milestones/{id}', { params: { path: { id: created.id } }, body: { status: 'begun' } })
// @ts-expect-error: the title is required
const lacking: CreateMilestone = { status: 'upcoming', category: 'legal' }
// @ts-expect-error: no such field
const unknown: unknown = created.colour

const body = { status: 'completed' } as const
const { data: done } = await api.PATCH('/milestones/{id}', { params: { path: { id: created.id } }, body })
const { data: all = [] } = await api.GET('/milestones/{id}', { params: { path: { id: userId } } })
const titles: Milestone['title'][] = all.map(({ title }) => title)

const { data: verdict } = await api.POST('/eligibility/evaluate', { body: { hasQualifyingBusiness: true, familySize: 3 } })
const endpoint = { url: 'https://hook.example.com/', events: ['milestone.completed' as const] }
const { data: added } = await api.POST('/webhook-endpoints', { body: endpoint })
const isOurs = (event: Told): boolean => event.data.id === created.id

const { data: address } = await api.POST('/documents/upload', { body: { fileType: 'text/plain' } })
const sendTo: components['schemas']['UploadAddress']['uploadURL'] | undefined = address?.uploadURL
const { data: gone } = await api.DELETE('/milestones/{id}', { params: { path: { id: created.id } } })
const deleted: components['schemas']['Deleted'] | undefined = gone

const refused = await api.PATCH('/milestones/{id}', { params: { path: { id: 'nobody' } }, body })
const problem: components['schemas']['Error'] | undefined = refused.error
console.log(JSON.stringify({
  status: done?.status,
  titles,
  result: verdict?.eligibilityResult,
  secret: added?.secret.slice(0, 6),
  code: problem?.code,
  sent: sendTo?.startsWith(new URL(baseUrl).origin),
  deleted: deleted?.id === created.id,
  types: [typeof isOurs, typeof lacking, typeof unknown],
}))
`

it('is written, checked by the compiler and works against the server', { timeout: 120_000 }, async () => {
  const cache = join(apiFolder, 'node_modules/.cache')
  await mkdir(cache, { recursive: true })
  const folder = await mkdtemp(join(cache, 'client-'))
  try {
    await writeFile(join(folder, 'package.json'), '{ "type": "module" }')
    await writeFile(join(folder, 'api.d.ts'), types)
    await writeFile(join(folder, 'program.ts'), program)
    const compiler = resolve(apiFolder, '../../node_modules/.bin/tsc')
    const compilerOptions = {
      strict: true,
      exactOptionalPropertyTypes: true,
      module: 'nodenext',
      target: 'es2023',
      types: ['node'],
      skipLibCheck: true,
    }
    const config = JSON.stringify({ compilerOptions, files: ['program.ts'] })
    await writeFile(join(folder, 'tsconfig.json'), config)
    const compiled = await run(compiler, [], { cwd: folder }).catch(({ stdout }: { stdout: string }) => ({
      stdout,
    }))
    expect(compiled.stdout).toBe('')
    const { port } = test.server.server.address() as AddressInfo
    const { authorization } = await createApiKeyHeaders(test, member, 'write')
    const { stdout } = await run(
      process.execPath,
      ['program.js', `http://127.0.0.1:${port}/api`, authorization, member.userId],
      { cwd: folder },
    )
    expect(JSON.parse(stdout)).toEqual({
      status: 'completed',
      titles: ['Register the company'],
      result: expect.stringMatching(/eligible/),
      secret: 'whsec_',
      code: 'NOT_FOUND',
      sent: true,
      deleted: true,
      types: ['function', 'object', 'undefined'],
    })
  } finally {
    await rm(folder, { recursive: true })
  }
})

it('reads as if written by hand: what is sent and answered has a name', () => {
  const at = types.indexOf('"milestones-create": {')
  const call = types.slice(at, types.indexOf('404: {', at))
  expect(call).toContain('"application/json": components["schemas"]["CreateMilestone"]')
  expect(call).toContain('"application/json": components["schemas"]["Milestone"]')
  expect(types).not.toMatch(/Schema\d+|__schema/)
})
