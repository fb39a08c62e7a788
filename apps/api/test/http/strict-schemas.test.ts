import { expect, it } from 'vitest'
import { eligibleAnswers } from '../support/answers.ts'
import { callTrpc } from '../support/members.ts'
import { useTestServer } from '../support/test-server.ts'

const test = useTestServer()

const loose = { ...eligibleAnswers, hasQualifyingBusiness: 'no', settlementFundsCAD: '5' }
const refused = { ...loose, hasLetterOfSupport: 'maybe', familySize: 'many' }
const viaRest = (payload: object) =>
  test.inject({ method: 'POST', url: '/api/eligibility/evaluate', payload })
const viaTrpc = (input: object) => callTrpc(test, 'mutation', 'eligibility.evaluate', { input })

/**
 * trpc-to-openapi's own handlers rewrite shared zod schemas to coerce, after which "5" and "no" pass everywhere until the
 * next restart. REST reads some texts before the schema judges; each round would show whether that loosened the next.
 */
it('stays strict on tRPC, and on REST but for the texts it reads, whatever was called before', async () => {
  for (let round = 0; round < 2; round++) {
    expect((await viaRest(loose)).statusCode).toBe(200)
    for (const [call, payload, fields] of [
      [viaTrpc, loose, ['hasQualifyingBusiness', 'settlementFundsCAD']],
      [viaRest, refused, ['hasLetterOfSupport', 'familySize']],
    ] as const) {
      const answer = await call(payload)
      expect(answer.statusCode).toBe(400)
      for (const field of fields) expect(answer.body).toContain(field)
      expect((await call(eligibleAnswers)).statusCode).toBe(200)
    }
    await test.inject({ method: 'GET', url: '/api/openapi.json' })
    await test.inject({ method: 'GET', url: '/api/eligibility/5?userId=6' })
  }
})
