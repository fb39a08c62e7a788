import { describe, expect, it } from 'vitest'
import { eligibleAnswers, partiallyEligibleAnswers } from '../support/answers.ts'
import { callTrpc, createApiKeyHeaders, useMembers } from '../support/members.ts'
import { useTestServer } from '../support/test-server.ts'

const test = useTestServer()
const [member, other] = useMembers(test, 'ada@example.com', 'grace@example.com')

const evaluate = (payload: object, headers: Record<string, string> = {}) =>
  test.inject({ method: 'POST', url: '/api/eligibility/evaluate', payload, headers })
const latest = (userId: string, headers: Record<string, string> = {}) =>
  test.inject({ method: 'GET', url: `/api/eligibility/${userId}`, headers })

describe('POST /api/eligibility/evaluate', () => {
  it('gives the documented gaps to a caller with an API key', async () => {
    const key = await createApiKeyHeaders(test, member, 'write')
    const response = await evaluate(partiallyEligibleAnswers, key)
    expect(response.statusCode).toBe(200)
    expect(response.json()).toMatchObject({
      userId: member.userId,
      eligibilityResult: 'partially_eligible',
      gapsToAddress: [
        'Increase ownership to at least 10% (currently 9%)',
        'Improve language scores to CLB 5+ in: writing',
        'Increase settlement funds by $1,055 CAD',
      ],
    })
  })

  it('takes the key from x-api-key too', async () => {
    const { authorization } = await createApiKeyHeaders(test, member, 'write')
    const response = await evaluate(eligibleAnswers, { 'x-api-key': authorization.slice('Bearer '.length) })
    expect(response.json()).toMatchObject({ userId: member.userId, eligibilityResult: 'eligible' })
  })

  it('stores the assessment, which the member finds again', async () => {
    const stored = (await evaluate({ ...eligibleAnswers, userId: member.userId }, member.cookie)).json()
    expect(stored.id).toEqual(expect.any(String))
    expect((await latest(member.userId, member.cookie)).json()).toEqual(stored)
  })

  it('leaves an audit row, which the member can read', async () => {
    const { id } = (await evaluate(eligibleAnswers, member.cookie)).json()
    const events = await test.inject({ method: 'GET', url: '/api/audit-events', headers: member.cookie })
    expect(events.json()).toContainEqual(
      expect.objectContaining({ action: 'create', entity: 'eligibilityAssessments', entityId: id }),
    )
  })

  it('does not read a result or gaps that the caller sends', async () => {
    const payload = { ...eligibleAnswers, province: 'QC', eligibilityResult: 'eligible', gapsToAddress: [] }
    const response = await evaluate(payload, member.cookie)
    expect(response.json().eligibilityResult).toBe('not_eligible')
  })

  it('evaluates for a stranger and stores nothing', async () => {
    const storedIds = () => test.database.db.selectFrom('eligibilityAssessments').select('id').execute()
    const before = await storedIds()
    const response = await evaluate({ ...eligibleAnswers, userId: member.userId })
    expect(response.statusCode).toBe(200)
    expect(response.json()).toMatchObject({
      id: null,
      userId: null,
      createdAt: null,
      eligibilityResult: 'eligible',
    })
    expect(await storedIds()).toEqual(before)
  })

  it("refuses another member's id and a team that is not the caller's", async () => {
    expect((await evaluate({ ...eligibleAnswers, userId: other.userId }, member.cookie)).statusCode).toBe(403)
    const foreignTeam = await evaluate({ ...eligibleAnswers, teamId: 'team-1' }, member.cookie)
    expect(foreignTeam.statusCode).toBe(403)
    expect(foreignTeam.json()).toEqual({ error: 'You are not a member of this team.', code: 'FORBIDDEN' })
  })

  it('refuses a key that may only read', async () => {
    const key = await createApiKeyHeaders(test, member, 'read')
    expect((await evaluate(eligibleAnswers, key)).statusCode).toBe(403)
    expect((await latest(member.userId, key)).statusCode).toBe(200)
  })

  it('treats unanswered questions as not answered, never as met', async () => {
    const body = (await evaluate({ hasQualifyingBusiness: false })).json()
    expect(body.eligibilityResult).toBe('partially_eligible')
    expect(body.criteria.map(({ status }: { status: string }) => status)).not.toContain('met')
    expect(body.unanswered).toHaveLength(6)
  })

  it('keeps the documented verdict of answers without province and family size, and names them as open', async () => {
    const { province: _, familySize: __, ...documented } = eligibleAnswers
    const body = (await evaluate(documented)).json()
    expect(body.eligibilityResult).toBe('eligible')
    expect(body.unanswered).toEqual(['settlement_funds', 'residence'])
  })

  it('answers for both editions, and decides by the one that is named', async () => {
    const answers = { ...eligibleAnswers, settlementFundsCAD: 22_000 }
    const verdicts = [
      ['specified', 'eligible'],
      ['2026', 'partially_eligible'],
    ]
    for (const programEdition of [undefined, 'specified', '2026']) {
      const body = (await evaluate({ ...answers, programEdition }, member.cookie)).json()
      expect(body.programEdition).toBe(programEdition ?? 'specified')
      expect(body.eligibilityResult).toBe(programEdition === '2026' ? 'partially_eligible' : 'eligible')
      expect(
        body.editions.map((edition: { id: string; eligibilityResult: string }) => [
          edition.id,
          edition.eligibilityResult,
        ]),
      ).toEqual(verdicts)
      expect((await latest(member.userId, member.cookie)).json()).toEqual(body)
      test.clock.advance(1000)
    }
    expect((await evaluate({ ...answers, programEdition: '1999' })).statusCode).toBe(400)
  })

  it.each([
    ['nothing', {}],
    ['null only', { familySize: null, ownershipData: null }],
    ['no owner', { ownershipData: [] }],
    ['ids only', { teamId: null, programEdition: '2026' }],
  ])('refuses a body that answers %s, and stores nothing', async (_, payload) => {
    await evaluate(eligibleAnswers, member.cookie)
    const before = (await latest(member.userId, member.cookie)).json()
    const response = await evaluate(payload, member.cookie)
    expect(response.statusCode).toBe(400)
    expect(response.json().error).toContain('Answer at least one question')
    expect((await latest(member.userId, member.cookie)).json()).toEqual(before)
  })

  it.each([
    ['settlementFunds', 'settlementFundsCAD', { settlementFunds: 1 }],
    [
      'votingRights',
      'votingRightsPct',
      { ownershipData: [{ memberId: 'me', votingRightsPct: 9, votingRights: 9 }] },
    ],
    ['clbReading', 'CLBReading', { languageTest: { ...eligibleAnswers.languageTest, clbReading: 9 } }],
  ])('refuses the name %s, and says that %s comes nearest', async (name, nearest, patch) => {
    const response = await evaluate({ ...eligibleAnswers, ...patch })
    expect(response.statusCode).toBe(400)
    expect(response.json().error).toContain(`${name} is not known; did you mean ${nearest}?`)
  })

  it.each([
    ['hasQualifyingBusiness', 'maybe'],
    ['ownershipData.0.votingRightsPct', 101, { ownershipData: [{ memberId: 'me', votingRightsPct: 101 }] }],
    ['designatedOrgPlan', 'bank'],
    ['hasLetterOfSupport', 1],
    ['languageTest.CLBWriting', 13, { languageTest: { ...eligibleAnswers.languageTest, CLBWriting: 13 } }],
    ['settlementFundsCAD', -1],
    ['settlementFundsCAD', '20,000'],
    ['settlementFundsCAD', 1e300],
    ['admissibilityFlags', 'none'],
    ['familySize', 0],
    ['province', 'Bavaria'],
  ])('names the field %s when it is %j', async (field, value, patch?: object) => {
    const response = await evaluate({ ...eligibleAnswers, ...(patch ?? { [field]: value }) })
    expect(response.statusCode).toBe(400)
    const body = response.json()
    expect(body.code).toBe('BAD_REQUEST')
    expect(body.error).toContain(field)
    expect(body.issues.map(({ path }: { path: string }) => path)).toContain(field)
  })
})

describe('GET /api/eligibility/{userId}', () => {
  it('is null before the first assessment', async () => {
    const response = await latest(other.userId, other.cookie)
    expect(response.statusCode).toBe(200)
    expect(response.body).toBe('null')
  })

  it('answers 401 to a stranger and 403 to another member', async () => {
    expect((await latest(member.userId)).statusCode).toBe(401)
    expect((await latest(member.userId, other.cookie)).statusCode).toBe(403)
  })

  it('gives the newest of many', async () => {
    for (const familySize of [1, 2, 3]) {
      test.clock.advance(1000)
      await evaluate({ ...eligibleAnswers, familySize }, member.cookie)
    }
    expect((await latest(member.userId, member.cookie)).json().familySize).toBe(3)
  })

  it('keeps both of two that are saved at once', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => evaluate(eligibleAnswers, member.cookie)))
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(4)
  })
})

describe('tRPC', () => {
  it('gives the same verdict as REST', async () => {
    const viaTrpc = await callTrpc(test, 'mutation', 'eligibility.evaluate', {
      input: partiallyEligibleAnswers,
    })
    const viaRest = await evaluate(partiallyEligibleAnswers)
    expect(viaTrpc.json().result.data.json).toEqual(viaRest.json())
  })
})
