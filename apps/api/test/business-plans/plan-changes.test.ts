import { expect, it } from 'vitest'
import { callTrpc, type Member } from '../support/members.ts'
import { useTeams } from '../support/teams.ts'
import { useTestServer } from '../support/test-server.ts'

const test = useTestServer()
const teams = useTeams(test)

const call = (member: Member, type: 'query' | 'mutation', path: string, input: object) =>
  callTrpc(test, type, path, { input, headers: member.cookie })

it('tells each of a company’s people who changed which text of its plan last', async () => {
  const { db } = test.database
  await db.updateTable('teamMembers').set({ worksHere: true }).where('teamId', '=', teams.teamId).execute()
  const { founder, colleague, stranger } = teams
  const begun = await call(founder, 'mutation', 'businessPlans.create', {
    title: 'Plan',
    executiveSummary: 'One.',
    marketAnalysis: 'One.',
  })
  const { id } = begun.json().result.data.json
  await call(colleague, 'mutation', 'businessPlans.update', { id, marketAnalysis: 'Two.' })

  const changes = async (member: Member) => {
    const answer = await call(member, 'query', 'businessPlans.changes', { id })
    expect(answer.body).not.toContain('Two.')
    const rows: { field: string }[] = answer.json().result.data.json
    return Object.fromEntries(rows.map(({ field, ...change }) => [field, change]))
  }
  expect((await changes(founder)).marketAnalysis).toEqual({
    at: expect.stringMatching(/Z$/),
    userId: colleague.userId,
    name: expect.any(String),
  })
  expect((await changes(colleague)).marketAnalysis).toMatchObject({ userId: colleague.userId })
  expect((await changes(colleague)).executiveSummary).toMatchObject({ userId: founder.userId })
  expect((await call(stranger, 'query', 'businessPlans.changes', { id })).statusCode).toBe(404)
})
