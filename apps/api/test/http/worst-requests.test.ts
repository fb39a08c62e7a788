import { maximumTextLength, planSectionFields } from '@suv/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { appRouter } from '../../src/router.ts'
import { type Cast, createCast } from '../contract/cast.ts'
import { makePdf } from '../files/corpus/pdf.ts'
import { fillUp } from '../support/fill-up.ts'
import { type CountedAnswer, getCounted } from '../support/get-counted.ts'
import { holdUp, longestTurn, longestWait } from '../support/longest-turn.ts'
import { callTrpc } from '../support/members.ts'
import { foreignInputs, type VictimIds } from './foreign-inputs.ts'
import { listProcedures } from './procedures.ts'
import { readVictim } from './victim.ts'

/*
 * What a member can ask that costs most, with as much of everything as they may have, while the same thread has others to answer.
 * Measured in processor time of that thread, which a busy machine does not lengthen.
 */

let cast: Cast
let victim: VictimIds
beforeAll(async () => {
  cast = await createCast()
  victim = await readVictim(cast)
  await fillUp(cast.test.database.db, cast.sample.ids.userId)
  await cast.test.server.listen({ port: 0, host: '127.0.0.1' })
}, 300_000)
afterAll(() => cast.close())

const counted = (path: string) => getCounted(cast.test, cast.sample.member, path)

const queries = listProcedures(appRouter).filter(({ type }) => type === 'query')

it.each(queries)('$path holds nobody up', { timeout: 120_000 }, async ({ path }) => {
  const { headers, input } = {
    headers: cast.sample.member.cookie,
    input: foreignInputs[path]?.(victim) ?? {},
  }
  const { answer, ms } = await holdUp(() => callTrpc(cast.test, 'query', path, { headers, input }))
  expect([200, 400, 404], answer.body.slice(0, 300)).toContain(answer.statusCode)
  expect(ms).toBeLessThan(longestWait)
  expect(answer.rawPayload.length).toBeLessThan(20_000_000)
})

it.each([
  'application.pdf',
  'calendar.ics',
  'business-plan.docx',
  'business-plan.pdf',
  'financial.xlsx',
  'financial.pdf',
  'everything.zip',
  'due-diligence.pdf',
  'receipt.pdf',
])('the export %s holds nobody up', { timeout: 300_000 }, async (name) => {
  const { answer, ms } = await holdUp(() => counted(`/api/exports/${name}`))
  expect(answer.statusCode).toBe(200)
  expect(ms).toBeLessThan(longestWait)
})

describe('a request that sends much', () => {
  const post = (url: string, payload: string | object) =>
    cast.test.inject({
      method: 'POST',
      url,
      payload,
      headers: { ...cast.sample.member.cookie, 'content-type': 'application/json' },
    })

  // Written before: to write it takes longer than to refuse it.
  const keysOf = (length: number) => Object.fromEntries(Array.from({ length }, (_, at) => [`k${at}`, 1]))
  const manyKeys = JSON.stringify({ teamName: 'Wide', tractionData: keysOf(80_000) })
  // As many as the whole may hold.
  const unknownKeys = JSON.stringify(keysOf(49_000))
  const evaluate = '/api/eligibility/evaluate'
  const owners = JSON.stringify({ ownershipData: Array.from({ length: 48 }, () => keysOf(990)) })
  const digits = JSON.stringify({
    json: { teamName: '1'.repeat(900_000) },
    meta: { values: { teamName: ['bigint'] } },
  })

  it.each<[string, () => Promise<CountedAnswer>]>([
    ...[0, 1].map((step): [string, () => Promise<CountedAnswer>] => [
      `thirty long lists in one, ${step === 0 ? 'the same' : 'each its own'}`,
      () => {
        const input = JSON.stringify(
          Object.fromEntries(
            Array.from({ length: 30 }, (_, index) => [
              index,
              { json: { id: victim.userId, limit: 500 - step * index } },
            ]),
          ),
        )
        const url = `/trpc/${Array(30).fill('milestones.list').join(',')}?batch=1&input=${encodeURIComponent(input)}`
        return counted(url)
      },
    ]),
    ['a million brackets', () => post('/api/teams', `{"tractionData":${'['.repeat(1_000_000)}`)],
    ['a hundred thousand keys', () => post('/api/teams', manyKeys)],
    ['thousands of unknown names', () => post(evaluate, unknownKeys)],
    ['thousands of unknown names in a list', () => post(evaluate, owners)],
    ['one long unknown name', () => post(evaluate, JSON.stringify({ [`a${'b'.repeat(900_000)}`]: 1 }))],
    [
      'thousands of refused entries',
      () => post(`${evaluate}`, `{"ownershipData":[${'{},'.repeat(40_000)}{}]}`),
    ],
    ['a number of a million digits', () => post('/trpc/teams.create', digits)],
    [
      'thirty histories in one, each its own',
      () => {
        const input = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [at, { json: { at } }]))
        const paths = Array(30).fill('personalHistory.get').join(',')
        return counted(`/trpc/${paths}?batch=1&input=${encodeURIComponent(JSON.stringify(input))}`)
      },
    ],
    [
      'a plan of a million characters',
      () => post('/api/business-plans', { executiveSummary: 'a '.repeat(500_000) }),
    ],
    // As long as one may be: of dates, of lines, of what stands at the foot of a passport.
    ...[
      'Pay by 1 May 2027. ',
      '2026年1月1日',
      '2026-01-01 ',
      '1\n',
      'X\n\n',
      `P<UTOADA<<${'<'.repeat(35)}\n`,
    ].map((part): [string, () => Promise<CountedAnswer>] => [
      `a text of ${JSON.stringify(part)} to read`,
      () =>
        post('/api/document-analyses/text', {
          documentText: part.repeat(Math.floor(maximumTextLength / part.length)),
          documentType: 'letter of support',
        }),
    ]),
  ])('with %s holds nobody up', { timeout: 120_000 }, async (_what, ask) => {
    const { answer, ms } = await holdUp(ask)
    expect([200, 207, 400, 413], answer.body.slice(0, 300)).toContain(answer.statusCode)
    expect(ms).toBeLessThan(longestWait)
    expect(answer.rawPayload.length).toBeLessThan(20_000_000)
  })

  it('with the longest plan to analyze holds nobody up', { timeout: 120_000 }, async () => {
    const sections = planSectionFields.map((field) => [field, '2026-01-01\nAda: 1\n'.repeat(5_500)])
    const kept = await cast.test.inject({
      method: 'PUT',
      url: `/api/business-plans/${victim.planId}`,
      payload: Object.fromEntries(sections),
      headers: cast.sample.member.cookie,
    })
    expect(kept.statusCode, kept.body.slice(0, 300)).toBe(200)
    const { answer, ms } = await holdUp(() => post(`/api/business-plans/${victim.planId}/analyze`, {}))
    expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200)
    expect(ms).toBeLessThan(longestWait)
  })

  it('with a file of ten megabytes holds nobody up', { timeout: 120_000 }, async () => {
    const { test, sample } = cast
    const parts = Array.from({ length: 60 }, () => ({ dictionary: `<< /Words (${'a'.repeat(150_000)}) >>` }))
    const bytes = makePdf({ parts })
    expect(bytes.length).toBeGreaterThan(8_000_000)
    const { ms, answer } = await longestTurn(async () => {
      const asked = await post('/api/documents/upload', { fileSize: bytes.length })
      const objectPath = asked.json().uploadURL
      await test.inject({ method: 'PUT', url: objectPath, payload: bytes })
      return test.inject({
        method: 'POST',
        url: '/api/documents',
        headers: sample.member.cookie,
        payload: { fileName: 'long.pdf', objectPath },
      })
    })
    expect([200, 400], answer.body).toContain(answer.statusCode)
    expect(ms).toBeLessThan(longestWait)
  })
})

/** By these the member would lose what the others need. */
const endsAccess = /^(sessions\.end|workspaces\.(leave|handOver|removePerson|changeRole|scheduleDeletion))/
const mutations = listProcedures(appRouter).filter(
  ({ type, path }) => type === 'mutation' && foreignInputs[path] != null && !endsAccess.test(path),
)

// Last: they change and remove what the others read.
it.each(mutations)('$path holds nobody up', { timeout: 120_000 }, async ({ path }) => {
  const { cookie: headers } = cast.sample.member
  const input = foreignInputs[path]?.(victim) ?? {}
  const { answer, ms } = await holdUp(() => callTrpc(cast.test, 'mutation', path, { headers, input }))
  expect(answer.statusCode, answer.body.slice(0, 300)).toBeLessThan(500)
  expect(ms).toBeLessThan(longestWait)
})
