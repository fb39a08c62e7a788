import { beforeAll, expect, it } from 'vitest'
import { useMembers } from '../support/members.ts'
import { useTestServer } from '../support/test-server.ts'

const test = useTestServer()
const [member] = useMembers(test, 'ada@example.com')
beforeAll(async () => {
  for (let order = 0; order < 7; order++) {
    const payload = { title: `Step ${order}`, status: 'upcoming', category: 'legal', order: order % 3 }
    await test.inject({ method: 'POST', url: '/api/milestones', payload, headers: member.cookie })
  }
})

const read = (query: string) =>
  test.inject({ method: 'GET', url: `/api/milestones/${member.userId}${query}`, headers: member.cookie })

it('walks a list by the Link header, each entry once and in order', async () => {
  const whole = (await read('')).json()
  expect(whole).toHaveLength(7)
  const walked: unknown[] = []
  let query = '?limit=3'
  for (let pages = 1; ; pages++) {
    const response = await read(query)
    walked.push(...response.json())
    const link = response.headers.link
    if (link === undefined) {
      expect(pages).toBe(3)
      break
    }
    query = /<[^?>]+(\?[^>]+)>; rel="next"/.exec(String(link))?.[1] ?? ''
    expect(query).toContain('limit=3')
  }
  expect(walked).toEqual(whole)
})

it.each(['?limit=0', '?limit=501', '?limit=many', '?cursor=nonsense', '?limit=2&cursor=WzFd'])(
  'refuses %s with the field named',
  async (query) => {
    const response = await read(query)
    expect(response.statusCode).toBe(400)
    expect(response.json().error).toMatch(/limit|cursor/)
  },
)
