import * as domain from '@suv/domain'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { eligibleAnswers } from '../support/answers.ts'
import { createMember, type Member } from '../support/members.ts'
import { createTestServer, type TestServer } from '../support/test-server.ts'

vi.mock('@suv/domain', { spy: true })

let test: TestServer
let member: Member

beforeAll(async () => {
  test = await createTestServer()
  member = await createMember(test, 'ada@example.com')
})
afterAll(() => test.close())

it('assesses what a member submits once, and answers what the member then reads', async () => {
  vi.mocked(domain.assess).mockClear()
  const headers = member.cookie
  const payload = { ...eligibleAnswers, userId: member.userId }
  const stored = await test.inject({
    method: 'POST',
    url: '/api/eligibility/evaluate',
    payload,
    headers,
  })
  expect(domain.assess).toHaveBeenCalledTimes(1)
  const read = await test.inject({ method: 'GET', url: `/api/eligibility/${member.userId}`, headers })
  expect(domain.assess).toHaveBeenCalledTimes(2)
  expect(stored.json()).toEqual(read.json())
})
