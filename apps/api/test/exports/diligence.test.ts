import { afterAll, beforeAll, expect, it } from 'vitest'
import { pdfText } from '../support/pdf-text.ts'
import { createTeamWorld, type TeamWorld } from '../support/team-records.ts'

let world: TeamWorld
beforeAll(async () => {
  world = await createTeamWorld()
})
afterAll(() => world.test.close())

const exported = (headers: object, query = '') =>
  world.test.inject({
    method: 'GET',
    url: `/api/exports/due-diligence.pdf${query}`,
    headers: { ...headers },
  })

it('comes out as one PDF with an index, the answers and the papers quoted', async () => {
  const { founder, stranger, teamId, documentId, send } = world
  expect((await exported({})).statusCode).toBe(401)
  expect((await exported(founder.cookie, `?team=${teamId}`)).json()).toMatchObject({ code: 'NOT_FOUND' })
  await send(founder, 'POST', '/diligence-answers', {
    teamId,
    heading: 'finance',
    question: 'How long does the money last?',
    answer: 'Eighteen months at today’s rate.',
    paper: 'Cash flow, sheet 2',
    paperDatedOn: '2000-01-31',
    documentId,
  })
  await send(founder, 'POST', '/diligence-answers', { teamId, heading: 'customers' })
  const answer = await exported(founder.cookie, `?team=${teamId}`)
  expect(answer.headers['content-type']).toBe('application/pdf')
  const text = await pdfText(answer.rawPayload)
  for (const words of [
    'Index',
    '1. Customers',
    '2. Finance',
    'How long does the money last?',
    'Eighteen months',
    '“Cash flow, sheet 2”',
    'Paper older than six months',
    'letter.pdf',
    'Source: Genesis Link on IRCC’s due diligence questions',
    'No answer yet.',
  ]) {
    expect(text).toContain(words)
  }
  expect((await exported(stranger.cookie, `?team=${teamId}`)).statusCode).toBe(403)
})
