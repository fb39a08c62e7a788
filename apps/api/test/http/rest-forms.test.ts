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
    category: 'employer-specific',
    submittedAt: '2026-11-20',
    expiryDate: null,
  })
  const listed = await call('GET', `/api/work-permits/${team.id}`)
  expect(listed.json()).toMatchObject([{ category: 'employer-specific' }])
})

it('takes each form of a date in every field of every call that takes one', async () => {
  const document = (await test.inject({ method: 'GET', url: '/api/openapi.json' })).json()
  const dates = Object.entries<{
    properties?: Record<string, { format?: string; anyOf?: { format?: string }[] }>
  }>(document.components.schemas).flatMap(([name, { properties = {} }]) =>
    /^(Create|Update|Put|Save)/.test(name)
      ? Object.entries(properties).flatMap(([field, schema]) => {
          const formats = [schema, ...(schema.anyOf ?? [])].map(({ format }) => format)
          return formats.some((format) => format === 'date' || format === 'date-time')
            ? [{ call: `${name}.${field}`, formats }]
            : []
        })
      : [],
  )
  expect(dates.length).toBeGreaterThan(10)
  for (const { call: name, formats } of dates) {
    expect(formats, name).toEqual(expect.arrayContaining(['date', 'date-time']))
  }
})

describe('a body', () => {
  it.each([
    ['PATCH', '/api/users/me'],
    ['PUT', '/api/business-plans/6f6c0f0a-9a53-4b1e-9d0f-0d4f8b7d8f11'],
    ['PATCH', '/api/milestones/6f6c0f0a-9a53-4b1e-9d0f-0d4f8b7d8f11'],
  ] as const)('is asked for by %s %s', async (method, url) => {
    const refused = await test.inject({ method, url, headers: member.cookie })
    expect(refused.statusCode).toBe(400)
    expect(refused.json().error).toContain('Send a JSON object')
    // Who is nobody hears that first.
    expect((await test.inject({ method, url })).statusCode).toBe(401)
  })

  it('may be left out where no field has to be in it', async () => {
    const { paths } = (await test.inject({ method: 'GET', url: '/api/openapi.json' })).json()
    expect(paths['/documents/upload'].post.requestBody.required).toBe(false)
    expect(paths['/milestones'].post.requestBody.required).toBe(true)
    expect(paths['/milestones/{id}'].patch.requestBody.required).toBe(true)
    expect((await call('POST', '/api/documents/upload')).statusCode).toBe(200)
  })
})

it('says in words what may be chosen, and what a field takes', async () => {
  const milestone = {
    title: 'a'.repeat(201),
    status: 'soon',
    category: 'legal',
    order: -1,
    requirements: 'none',
  }
  const refused = await call('POST', '/api/milestones', milestone)
  const messages = Object.fromEntries(
    refused.json().issues.map(({ path, message }: { path: string; message: string }) => [path, message]),
  )
  expect(messages).toMatchObject({
    status: 'Choose upcoming, in_progress, completed or future.',
    order: 'Enter at least 0.',
    requirements: 'Enter a list.',
  })
  const missing = await call('POST', '/api/milestones', { title: 'A' })
  expect(missing.json().error).toBe('status: This is required.; category: This is required.')
})

it('answers addresses with their origin over REST, and as paths of the site to its pages', async () => {
  const { uploadURL } = (await call('POST', '/api/documents/upload')).json()
  expect(uploadURL).toMatch(/^http:\/\/localhost(:80)?\/files\//)
  const asked = await callTrpc(test, 'mutation', 'documents.createUpload', {
    input: {},
    headers: member.cookie,
  })
  expect(asked.json().result.data.json.uploadURL).toMatch(/^\/files\//)
})
