import { createTeam, createTeamMember } from '@suv/db/testing'
import type { CompanyFacts } from '@suv/domain'
import { beforeAll, expect, it } from 'vitest'
import { callTrpc, type Member, useMembers } from '../support/members.ts'
import { useTestServer } from '../support/test-server.ts'

const test = useTestServer()
const [owner, editor, reader, alone] = useMembers(
  test,
  'ada@example.com',
  'ben@example.com',
  'cleo@example.com',
  'dan@example.com',
)
let teamId: string
beforeAll(async () => {
  const { db } = test.database
  teamId = (await createTeam(db, { sector: 'Clean technology', province: 'ON' })).id
  for (const [{ userId }, workspaceRole] of [
    [owner, 'owner'],
    [editor, 'editor'],
    [reader, 'reader'],
  ] as const) {
    const role = workspaceRole === 'owner' ? 'founder' : 'member'
    await createTeamMember(db, { teamId, userId, workspaceRole, role, passportName: workspaceRole })
  }
})

const ask = async (type: 'query' | 'mutation', path: string, member: Member, values: object = {}) => {
  const answer = await callTrpc(test, type, path, {
    input: { id: member.userId, ...values },
    headers: member.cookie,
  })
  return { status: answer.statusCode, body: answer.json().result?.data.json ?? answer.json().error.json }
}
const get = async (member: Member) => (await ask('query', 'companies.get', member)).body
const save = (member: Member, values: Partial<Record<keyof CompanyFacts | 'matchThreshold', unknown>>) =>
  ask('mutation', 'companies.save', member, values)

const nothing: CompanyFacts = {
  oneLiner: null,
  sector: null,
  province: null,
  stage: null,
  website: null,
  organizationSought: null,
  amountSought: null,
}

it('is empty for a new company, and keeps what is saved of it, field by field', async () => {
  expect(await get(alone)).toEqual({ ...nothing, matchThreshold: 70, updatedAt: null })
  await save(alone, { sector: 'Fintech', stage: 'idea' })
  const { body } = await save(alone, { amountSought: 90_000, matchThreshold: 40, stage: null })
  expect(body).toMatchObject({ ...nothing, sector: 'Fintech', amountSought: 90_000, matchThreshold: 40 })
  expect(await get(alone)).toEqual(body)
})

it('says what is wrong with a fact', async () => {
  for (const [values, message] of [
    [{ website: 'javascript:alert(1)' }, 'Enter an address that starts with https:// or http://.'],
    [{ stage: 'ipo' }, 'Choose a stage.'],
    [{ amountSought: -1 }, 'An amount cannot be below 0.'],
    [{ matchThreshold: 101 }, 'Enter 0 to 100.'],
  ] as const) {
    const { status, body } = await save(alone, values)
    expect(status).toBe(400)
    expect(JSON.stringify(body.data.issues)).toContain(message)
  }
})

it('is one for everybody in the team, and a reader reads it', async () => {
  expect(await get(reader)).toMatchObject({ sector: 'Clean technology', province: 'ON' })
  await save(editor, { oneLiner: 'Heat from data centres.', province: 'Nova Scotia' })
  const seen = await get(owner)
  expect(seen).toMatchObject({
    sector: 'Clean technology',
    province: 'NS',
    oneLiner: 'Heat from data centres.',
  })
  expect(await get(reader)).toEqual(seen)
  expect((await save(reader, { sector: 'Mine' })).status).toBe(403)
})

it('says the same as the documented record of the team, whichever is written', async () => {
  const readTeam = async () =>
    (await test.inject({ method: 'GET', url: `/api/teams/${teamId}`, headers: owner.cookie })).json()
  await save(editor, { website: 'https://heat.example/' })
  expect(await readTeam()).toMatchObject({ website: 'https://heat.example/' })
  const written = await test.inject({
    method: 'PATCH',
    url: `/api/teams/${teamId}`,
    payload: { website: null, sector: 'Energy' },
    headers: owner.cookie,
  })
  expect(written.statusCode).toBe(200)
  expect(await get(editor)).toMatchObject({ website: null, sector: 'Energy' })
})

it('leaves both of two different facts that are saved at once', async () => {
  await Promise.all([save(owner, { stage: 'prototype' }), save(editor, { amountSought: 75_000 })])
  expect(await get(owner)).toMatchObject({ stage: 'prototype', amountSought: 75_000 })
})

it('is proposed by the plan, and set by nobody but a member', async () => {
  const text = 'We sort patients for clinics. We are based in Manitoba.'
  const plan = { executiveSummary: text, title: 'Plan', userId: alone.userId }
  await test.inject({ method: 'POST', url: '/api/business-plans', payload: plan, headers: alone.cookie })
  const before = await get(alone)
  const suggestions = async () => (await ask('query', 'companies.suggestions', alone)).body
  expect(await suggestions()).toContainEqual({
    fact: 'province',
    value: 'MB',
    sentence: 'We are based in Manitoba.',
    from: 'Executive Summary',
  })
  expect(await get(alone)).toEqual(before)
  await save(alone, { province: 'MB' })
  expect(JSON.stringify(await suggestions())).not.toContain('Manitoba')
})

it('goes along into the team that its founder makes', async () => {
  const { body: before } = await save(alone, { sector: 'Fintech', stage: 'growth' })
  const answer = await test.inject({
    method: 'POST',
    url: '/api/teams',
    payload: { teamName: 'Harbour' },
    headers: alone.cookie,
  })
  expect(answer.statusCode).toBeLessThan(300)
  expect(await get(alone)).toEqual(before)
})
