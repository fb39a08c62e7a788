import { describe, expect, it } from 'vitest'
import { useMembers } from '../support/members.ts'
import { useTestServer } from '../support/test-server.ts'

const test = useTestServer()
const [member] = useMembers(test, 'ada@example.com')

const read = (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  test.inject({
    method,
    url: `/api/milestones/${member.userId}`,
    headers: { ...member.cookie, ...headers },
  })
const addMilestone = (title: string) =>
  test.inject({
    method: 'POST',
    url: '/api/milestones',
    headers: member.cookie,
    payload: { title, status: 'upcoming', category: 'legal' },
  })

describe('a read', () => {
  it('has a weak tag, and no body for a caller who names it', async () => {
    await addMilestone('First')
    const first = await read()
    const etag = String(first.headers.etag)
    expect(etag).toMatch(/^W\/"[\w-]{27}"$/)
    for (const known of [etag, etag.slice(2), `"other", ${etag}`, `W/"a,b" , ${etag}`, '*']) {
      const again = await read({ 'if-none-match': known })
      expect(again.statusCode, known).toBe(304)
      expect(again.body).toBe('')
      expect(again.headers.etag).toBe(etag)
    }
    expect((await read({ 'if-none-match': etag }, 'HEAD')).statusCode).toBe(304)
  })

  it('answers in full once something changed, and to a tag that it does not know', async () => {
    const etag = String((await read()).headers.etag)
    await addMilestone('Second')
    const changed = await read({ 'if-none-match': etag })
    expect(changed.statusCode).toBe(200)
    expect(changed.json()).toHaveLength(2)
    expect(changed.headers.etag).not.toBe(etag)
    for (const unknown of ['"x"', 'W/""', 'nonsense', String(changed.headers.etag).slice(3, -1)]) {
      expect((await read({ 'if-none-match': unknown })).statusCode, unknown).toBe(200)
    }
  })

  it('has the same tag compressed and not', async () => {
    for (let index = 0; index < 5; index++) await addMilestone('A title that is repeated '.repeat(4))
    const plain = await read()
    const packed = await read({ 'accept-encoding': 'gzip' })
    expect(packed.headers['content-encoding']).toBe('gzip')
    expect(packed.headers.etag).toBe(plain.headers.etag)
  })

  it('tells nothing to a stranger who names any tag', async () => {
    const url = `/api/milestones/${member.userId}`
    const refused = await test.inject({ method: 'GET', url, headers: { 'if-none-match': '*' } })
    expect(refused.statusCode).toBe(401)
    expect(refused.headers.etag).toBeUndefined()
  })
})

it('a write has no tag, and is made whatever tag it names', async () => {
  const response = await test.inject({
    method: 'POST',
    url: '/api/milestones',
    headers: { ...member.cookie, 'if-none-match': '*' },
    payload: { title: 'Written', status: 'upcoming', category: 'legal' },
  })
  expect(response.statusCode).toBe(200)
  expect(response.headers.etag).toBeUndefined()
})
