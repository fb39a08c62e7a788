import type { FieldChange } from '@suv/domain'
import { expect, it } from 'vitest'
import { callTrpc } from '../support/members.ts'
import { sender, type TeamMate, useTeams } from '../support/teams.ts'
import { useTestServer } from '../support/test-server.ts'

const test = useTestServer()
const teams = useTeams(test)
const send = sender(test)

const save = (member: TeamMate, values: object) =>
  send(member, 'PATCH', `/financial-data/${member.userId}`, values)

async function changes({ userId, cookie }: TeamMate): Promise<Record<string, FieldChange>> {
  const input = { id: userId }
  const answer = await callTrpc(test, 'query', 'financialData.changes', { input, headers: cookie })
  expect(answer.statusCode, answer.body).toBe(200)
  expect(answer.body).not.toContain('90000')
  const rows: FieldChange[] = answer.json().result.data.json
  return Object.fromEntries(rows.map((row) => [row.field, row]))
}

it('tells each of a company’s people who changed which of its finances last', async () => {
  const { db } = test.database
  await db.updateTable('teamMembers').set({ worksHere: true }).where('teamId', '=', teams.teamId).execute()
  const { founder, colleague, stranger } = teams
  expect(await changes(founder)).toEqual({})
  await save(founder, { startupCapital: 80_000, settlementFunds: 20_000 })
  await save(colleague, { startupCapital: 90_000 })
  for (const member of [founder, colleague]) {
    expect(await changes(member)).toMatchObject({
      startupCapital: { userId: colleague.userId, name: expect.any(String) },
      settlementFunds: { userId: founder.userId },
    })
  }
  await save(stranger, { startupCapital: 1 })
  expect(Object.values(await changes(stranger)).map(({ userId }) => userId)).not.toContain(founder.userId)
})

it('knows no author in a workspace of one’s own', async () => {
  const { colleague } = teams
  await test.database.db
    .updateTable('teamMembers')
    .set({ worksHere: false })
    .where('userId', '=', colleague.userId)
    .execute()
  await save(colleague, { startupCapital: 5 })
  expect(await changes(colleague)).toEqual({})
})
