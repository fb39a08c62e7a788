import { readRestAnswers } from '@suv/domain'
import { describe, expect, it } from 'vitest'
import { eligibleAnswers } from '../support/answers.ts'
import { callTrpc, useMembers } from '../support/members.ts'
import { useTestServer } from '../support/test-server.ts'

const test = useTestServer()
const [member, other] = useMembers(test, 'ada@example.com', 'grace@example.com')

const call = (
  method: 'GET' | 'POST' | 'PATCH',
  url: string,
  payload?: object,
  headers: Record<string, string> = member.cookie,
) => test.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) })

/** What the published form holds: every answer as text. */
const asText = {
  userId: 'user-1',
  teamId: null,
  hasQualifyingBusiness: 'yes',
  ownershipData: [{ memberId: 'user-1', votingRightsPct: '40' }],
  designatedOrgPlan: 'incubator',
  hasLetterOfSupport: 'true',
  languageTest: {
    test: 'ielts',
    CLBListening: '7',
    CLBReading: '7',
    CLBWriting: '7',
    CLBSpeaking: '7',
  },
  settlementFundsCAD: '60000',
  admissibilityFlags: [],
  familySize: '7+',
  province: 'québec',
}

describe('evaluate', () => {
  it('takes the form’s texts and stores them as the values they mean, for the caller', async () => {
    const response = await call('POST', '/api/eligibility/evaluate', asText)
    expect(response.statusCode, response.body).toBe(200)
    expect(response.json()).toMatchObject({
      userId: member.userId,
      hasQualifyingBusiness: true,
      ownershipData: [{ votingRightsPct: 40 }],
      languageTest: { test: 'IELTS', CLBWriting: 7 },
      settlementFundsCAD: 60_000,
      familySize: 7,
      province: 'QC',
    })
  })

  it('reads what was not chosen as not answered', async () => {
    const unchosen = Object.fromEntries(Object.keys(eligibleAnswers).map((field) => [field, '']))
    const one = { ...unchosen, teamId: '', hasQualifyingBusiness: 'yes' }
    const response = await call('POST', '/api/eligibility/evaluate', one)
    expect(response.statusCode, response.body).toBe(200)
    expect(response.json()).toMatchObject({ province: null, familySize: null, languageTest: null })

    // A form in which nothing was chosen answers nothing.
    expect((await call('POST', '/api/eligibility/evaluate', { ...unchosen, teamId: '' })).statusCode).toBe(
      400,
    )
  })

  it('names the field of a text that means nothing', async () => {
    const response = await call('POST', '/api/eligibility/evaluate', { ...asText, familySize: 'many' })
    expect(response.statusCode).toBe(400)
    expect(response.json().issues).toEqual([expect.objectContaining({ path: 'familySize' })])
  })

  it('shows both forms in the OpenAPI document', async () => {
    const document = (await test.inject({ method: 'GET', url: '/api/openapi.json' })).json()
    const { EvaluateEligibility, UpdateTeam } = document.components.schemas
    const { familySize, hasQualifyingBusiness, province } = EvaluateEligibility.properties
    expect(JSON.stringify(familySize)).toMatch(/"integer".*"string"/)
    expect(JSON.stringify(hasQualifyingBusiness)).toMatch(/"boolean".*"yes"/)
    expect(JSON.stringify(province)).toContain('accents')
    expect(JSON.stringify(UpdateTeam)).toContain('accents')
  })
})

describe('the user id user-1', () => {
  it('means the caller in a path and in a body', async () => {
    const milestone = { title: 'Seen', status: 'upcoming', category: 'legal', userId: 'user-1' }
    const created = await call('POST', '/api/milestones', milestone)
    expect(created.json()).toMatchObject({ userId: member.userId })
    expect((await call('GET', '/api/milestones/user-1')).json()).toMatchObject([{ title: 'Seen' }])
    expect((await call('GET', '/api/milestones/user-1', undefined, other.cookie)).json()).toEqual([])
  })

  it('is nobody without credentials, and nobody over tRPC', async () => {
    expect((await call('GET', '/api/milestones/user-1', undefined, {})).statusCode).toBe(401)
    const input = { id: 'user-1' }
    const refused = await callTrpc(test, 'query', 'milestones.list', { input, headers: member.cookie })
    expect(refused.statusCode).toBe(403)
  })
})

it('takes a team’s province in any spelling over REST alone', async () => {
  const team = (await call('POST', '/api/teams', { teamName: 'Aurora', province: 'nouvelle-ecosse' })).json()
  expect(team.province).toBe('NS')
  const changed = await call('PATCH', `/api/teams/${team.id}`, { province: 'british columbia' })
  expect(changed.json()).toMatchObject({ province: 'BC' })
  const input = { id: team.id, province: 'british columbia' }
  const refused = await callTrpc(test, 'mutation', 'teams.update', { input, headers: member.cookie })
  expect(refused.statusCode).toBe(400)
})

it('reads texts without touching what was sent', () => {
  const given = structuredClone(asText)
  readRestAnswers(given)
  expect(given).toEqual(asText)
})

it('takes a day for a moment, a moment for a day, and an empty text for none, over REST alone', async () => {
  const fields = { status: 'upcoming', category: 'legal' }
  const dated = await call('POST', '/api/milestones', { ...fields, title: 'Dated', dueDate: '2026-12-01' })
  expect(dated.json()).toMatchObject({ dueDate: '2026-12-01T00:00:00.000Z' })
  const open = await call('PATCH', `/api/milestones/${dated.json().id}`, { dueDate: '' })
  expect(open.json()).toMatchObject({ dueDate: null })
  const input = { ...fields, title: 'Strict', dueDate: '2026-12-01' }
  const refused = await callTrpc(test, 'mutation', 'milestones.create', { input, headers: member.cookie })
  expect(refused.statusCode).toBe(400)

  const team = (await call('POST', '/api/teams', { teamName: 'Borealis' })).json()
  const [person] = (await call('GET', `/api/team-members/${team.id}`)).json()
  const permit = await call('POST', '/api/work-permits', {
    teamId: team.id,
    memberId: person.id,
    category: 'employer-specific',
    status: 'pending',
    submittedAt: '2026-11-20T23:30:00-05:00',
    expiryDate: '',
  })
  expect(permit.statusCode, permit.body).toBe(200)
  expect(permit.json()).toMatchObject({
    category: 'employer_specific',
    submittedAt: '2026-11-20',
    expiryDate: null,
  })
})
