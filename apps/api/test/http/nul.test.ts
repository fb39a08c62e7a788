import { expect, it } from 'vitest'
import * as z from 'zod'
import { authRoutes } from '../../src/http/auth/routes.ts'
import { appRouter } from '../../src/router.ts'
import { useCast } from '../contract/cast.ts'
import { callTrpc } from '../support/members.ts'
import { foreignInputs } from './foreign-inputs.ts'
import { listProcedures } from './procedures.ts'
import { useVictim } from './victim.ts'

const withNul = 'a\u0000b'

const cast = useCast()
const victim = useVictim(cast)

/** The fields of a procedure's input that may hold a text, as its schema has them; lists and objects of texts with one in them. */
function textsOf(schema: z.ZodType | undefined): Record<string, unknown> {
  if (schema === undefined) return {}
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  const texts = Object.entries(properties).flatMap(([name, field]): [string, unknown][] => {
    const written = JSON.stringify(field)
    if (written.includes('"array"')) return [[name, [withNul]]]
    if (written.includes('"object"')) return [[name, { [withNul]: withNul }]]
    return written.includes('"string"') ? [[name, withNul]] : []
  })
  return Object.fromEntries(texts)
}

/** What else than a refusal of the field may come: deleting what is gone is no error, and files in a folder take no parts. */
const otherAnswers: readonly [RegExp, number][] = [
  [/\.(remove\w*|revoke|checkPasswordLink)$/, 200],
  [/^multipartUploads\./, 409],
]

it('is refused in every field of every call', async () => {
  const faults: string[] = []
  let tried = 0
  for (const { path, type, input: schema } of listProcedures(appRouter)) {
    const input = foreignInputs[path]?.(victim) ?? {}
    for (const [name, text] of Object.entries(textsOf(schema))) {
      tried += 1
      const headers = cast.sample.member.cookie
      const answer = await callTrpc(cast.test, type, path, { input: { ...input, [name]: text }, headers })
      const others = otherAnswers.filter(([paths]) => paths.test(path)).map(([, status]) => status)
      const expected = [400, 403, 404, ...others]
      if (!expected.includes(answer.statusCode))
        faults.push(`${path} ${name}: ${answer.statusCode} ${answer.body}`)
    }
  }
  expect(faults).toEqual([])
  expect(tried).toBeGreaterThan(300)
}, 120_000)

it('is refused in what signs in', async () => {
  const fields = { email: withNul, password: withNul, code: withNul, name: withNul }
  for (const { path } of authRoutes.filter(({ method }) => method === 'POST')) {
    for (const payload of [
      fields,
      { ...fields, email: 'a\u0000b@example.com', response: { id: withNul, response: { [withNul]: 1 } } },
    ]) {
      const answer = await cast.test.inject({ method: 'POST', url: `/api/auth${path}`, payload })
      expect([path, answer.statusCode, answer.json().code]).toEqual([path, 400, 'BAD_REQUEST'])
    }
  }
})

it.each([
  ['a cookie', { cookie: 'landfall.session_token=%00.x; landfall.device=%00; landfall.two_factor=%00' }, 401],
  ['an API key', { 'x-api-key': '%00' }, 401],
  ['an Idempotency-Key', { 'idempotency-key': '%00' }, 401],
] as const)('is nothing in %s, however it is written', async (_what, headers, status) => {
  const answer = await cast.test.inject({ method: 'POST', url: '/api/milestones', headers, payload: {} })
  expect(answer.statusCode).toBe(status)
})
