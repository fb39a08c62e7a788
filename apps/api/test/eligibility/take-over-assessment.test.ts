import { describe, expect, it } from 'vitest'
import { eligibleAnswers, partiallyEligibleAnswers } from '../support/answers.ts'
import { callTrpc, createApiKeyHeaders, createMember, useMembers } from '../support/members.ts'
import { useTestServer } from '../support/test-server.ts'

const test = useTestServer()
const [member] = useMembers(test, 'ada@example.com')

const takeOver = (input: object, headers: Record<string, string> = member.cookie) =>
  callTrpc(test, 'mutation', 'eligibility.takeOver', { input, headers })

async function stored(userId: string) {
  return test.database.db
    .selectFrom('eligibilityAssessments')
    .select(['createdAt', 'eligibilityResult'])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .execute()
}

const minutesAgo = (minutes: number) => new Date(test.clock.now().getTime() - minutes * 60_000).toISOString()

describe("a visitor's result", () => {
  it("becomes the member's once, with its moment, however often it is sent", async () => {
    const assessedAt = minutesAgo(90)
    const sent = { ...partiallyEligibleAnswers, assessedAt }
    const answers = await Promise.all([takeOver(sent), takeOver(sent), takeOver(sent)])
    for (const answer of answers) {
      expect(answer.json().result.data.json).toMatchObject({
        userId: member.userId,
        createdAt: assessedAt,
        eligibilityResult: 'partially_eligible',
      })
    }
    expect(await stored(member.userId)).toEqual([
      { createdAt: new Date(assessedAt), eligibilityResult: 'partially_eligible' },
    ])
  })

  it('counts as of now where its clock is fast', async () => {
    const other = await createMember(test, 'grace@example.com')
    await takeOver({ ...eligibleAnswers, assessedAt: minutesAgo(-60) }, other.cookie)
    const moments = (await stored(other.userId)).map(({ createdAt }) => createdAt)
    expect(moments).toHaveLength(1)
    expect(moments.filter((moment) => moment > test.clock.now())).toEqual([])
  })

  it('is judged by the server, not by what the visitor sends', async () => {
    const sent = {
      ...eligibleAnswers,
      province: 'QC',
      eligibilityResult: 'eligible',
      assessedAt: minutesAgo(5),
    }
    expect((await takeOver(sent)).json().result.data.json.eligibilityResult).toBe('not_eligible')
  })

  it('is refused without a session', async () => {
    const sent = { ...eligibleAnswers, assessedAt: minutesAgo(1) }
    expect((await takeOver(sent, {})).statusCode).toBe(401)
    expect((await takeOver(sent, await createApiKeyHeaders(test, member, 'write'))).statusCode).toBe(403)
  })
})
