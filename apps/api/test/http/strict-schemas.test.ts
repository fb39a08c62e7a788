import { afterAll, beforeAll, expect, it } from 'vitest'
import { eligibleAnswers } from '../support/answers.ts'
import { callTrpc } from '../support/members.ts'
import { createTestServer, type TestServer } from '../support/test-server.ts'

let test: TestServer
beforeAll(async () => {
  test = await createTestServer()
})
afterAll(() => test.close())

const loose = { ...eligibleAnswers, hasQualifyingBusiness: 'no', settlementFundsCAD: '5' }
const viaRest = (payload: object) =>
  test.inject({ method: 'POST', url: '/api/eligibility/evaluate', payload })
const viaTrpc = (input: object) => callTrpc(test, 'mutation', 'eligibility.evaluate', { input })

/**
 * trpc-to-openapi's own handlers rewrite shared zod schemas to coerce, after which "5" and "no" pass everywhere until the
 * next restart. Each round would have loosened the one after it.
 */
it('stays strict on REST and tRPC whatever was called before', async () => {
  for (let round = 0; round < 2; round++) {
    for (const call of [viaRest, viaTrpc]) {
      const refused = await call(loose)
      expect(refused.statusCode).toBe(400)
      expect(refused.body).toContain('hasQualifyingBusiness')
      expect(refused.body).toContain('settlementFundsCAD')
      expect((await call(eligibleAnswers)).statusCode).toBe(200)
    }
    await test.inject({ method: 'GET', url: '/api/openapi.json' })
    await test.inject({ method: 'GET', url: '/api/eligibility/5?userId=6' })
  }
})
