import { createTeamMember } from '@suv/db/testing'
import { type ApplicationSummary, planProgress, summarizeApplication } from '@suv/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Cast, createCast } from '../contract/cast.ts'
import { callTrpc, createMember, type Member } from '../support/members.ts'
import { pdfText } from '../support/pdf-text.ts'

/*
 * The numbers of the dashboard, the plan, the LOS tracker and the exported application, as each member of a team is answered
 * them, and as a new member is.
 */

let cast: Cast
const people = {} as Record<'owner' | 'editor' | 'reader' | 'empty', Member>
const teamId = 'team-1'
beforeAll(async () => {
  cast = await createCast()
  people.owner = cast.sample.member
  for (const role of ['editor', 'reader'] as const) {
    people[role] = await createMember(cast.test, `${role}@example.com`)
    const values = { teamId, userId: people[role].userId, workspaceRole: role, passportName: role }
    await createTeamMember(cast.test.database.db, values)
  }
  people.empty = await createMember(cast.test, 'empty@example.com')
})
afterAll(() => cast.close())

async function ask(member: Member, path: string, input: object = { id: member.userId }) {
  const answer = await callTrpc(cast.test, 'query', path, { input, headers: member.cookie })
  expect(answer.statusCode, path).toBe(200)
  return answer.json().result.data.json
}

/** What the dashboard shows, of what it asks for; of documents those of the company, since the others are each person's own. */
async function dashboardOf(member: Member): Promise<ApplicationSummary<unknown, unknown>> {
  return summarizeApplication({
    milestones: await ask(member, 'milestones.list'),
    planProgress: (await ask(member, 'businessPlans.progress')).progress,
    finances: await ask(member, 'financialData.get'),
    documents: (await ask(member, 'documents.list')).filter(
      ({ holder }: { holder: string }) => holder === 'company',
    ),
    matches: await ask(member, 'organizationMatches.list'),
    matchThreshold: (await ask(member, 'companies.get')).matchThreshold,
    letters: member === people.empty ? [] : await ask(member, 'lettersOfSupport.list', { id: teamId }),
  })
}

it('are the same for owner, editor and reader', async () => {
  const owners = await dashboardOf(people.owner)
  expect(owners.matchCount).toBeGreaterThan(0)
  expect(owners.checklist.businessPlan.progress).toBeGreaterThan(0)
  for (const role of ['editor', 'reader'] as const)
    expect(await dashboardOf(people[role]), role).toEqual(owners)
})

it('are the same on the plan and in the exported application', async () => {
  const { matchCount, readiness, checklist } = await dashboardOf(people.owner)
  for (const role of ['owner', 'editor', 'reader'] as const) {
    const member = people[role]
    const plan = await ask(member, 'businessPlans.get')
    expect(planProgress(plan), role).toBe(checklist.businessPlan.progress)
    const response = await cast.test.inject({
      method: 'GET',
      url: '/api/exports/application.pdf',
      headers: member.cookie,
    })
    const text = await pdfText(response.rawPayload)
    expect(text, role).toMatch(new RegExp(`Organization Matches\\s*${matchCount}\\b`))
    expect(text, role).toMatch(new RegExp(`Visa Application Readiness\\s*${readiness}%`))
  }
})

it('agree on the letter of support with the LOS tracker, whoever issues it there', async () => {
  const { checklist } = await dashboardOf(people.reader)
  const letters = await ask(people.reader, 'lettersOfSupport.list', { id: teamId })
  const isIssued = letters.some(({ status }: { status: string }) => status === 'issued')
  expect(checklist.supportLetter.isDone).toBe(isIssued)
  await callTrpc(cast.test, 'mutation', 'lettersOfSupport.update', {
    input: { id: letters[0].id, status: isIssued ? 'pending' : 'issued' },
    headers: people.editor.cookie,
  })
  expect((await dashboardOf(people.reader)).checklist.supportLetter.isDone).toBe(!isIssued)
})

it('are 0 for a new member, the plan’s readiness too', async () => {
  const summary = await dashboardOf(people.empty)
  expect(summary).toMatchObject({ readiness: 0, matchCount: 0, checklist: { businessPlan: { progress: 0 } } })
  expect(planProgress({})).toBe(0)
})
