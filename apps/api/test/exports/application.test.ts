import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Cast, createCast } from '../contract/cast.ts'
import { callTrpc, createApiKeyHeaders } from '../support/members.ts'
import { pdfText } from '../support/pdf-text.ts'
import { sender } from '../support/teams.ts'

const url = '/api/exports/application.pdf'

let cast: Cast
beforeAll(async () => {
  cast = await createCast()
})
afterAll(() => cast.close())

async function exportOf(headers: Record<string, string>): Promise<Buffer> {
  const response = await cast.test.inject({ method: 'GET', url, headers })
  expect(response.statusCode, response.body.slice(0, 500)).toBe(200)
  expect(response.headers['content-type']).toBe('application/pdf')
  expect(response.headers['content-disposition']).toMatch(/start-up-visa-application-\d{4}-\d{2}-\d{2}\.pdf/)
  return response.rawPayload
}

it('is for its member alone, by session or by a key that may read', async () => {
  expect((await cast.test.inject({ method: 'GET', url })).statusCode).toBe(401)
  const key = await createApiKeyHeaders(cast.test, cast.sample.member, 'read')
  expect((await exportOf(key)).subarray(0, 5).toString()).toBe('%PDF-')
})

describe('as text', () => {
  it('tells of the sample member’s application as a whole', async () => {
    const { member, ids } = cast.sample
    const send = sender(cast.test)
    await send(member, 'POST', '/milestones', {
      title: 'Réunion à Łódź με την ομάδα и команда',
      status: 'upcoming',
      category: 'legal',
      dueDate: '2027-02-01T00:00:00Z',
    })
    await send(member, 'POST', '/milestones', { title: '事業計画 🛶', status: 'upcoming', category: 'legal' })
    await send(member, 'POST', '/work-permits', {
      teamId: ids.teamId,
      memberId: ids.memberId,
      status: 'approved',
      expiryDate: '2028-05-06',
    })
    await callTrpc(cast.test, 'mutation', 'documents.tick', {
      input: { checklistKey: 'pitch-deck' },
      headers: member.cookie,
    })
    const text = await pdfText(await exportOf(member.cookie))
    for (const words of [
      'Start-Up Visa application summary',
      'Amara Okafor',
      'Information, not legal advice',
      'Page 1 of',
      'Visa Application Readiness',
      'Partially eligible',
      'Asked: ',
      'Source: IRCC',
      'The program today',
      'Phase 5: Scaling and International Expansion',
      'Réunion à Łódź με την ομάδα и команда',
      '事業計画',
      'This document contains characters its font cannot show',
      '1 Feb 2027',
      'Organization matches',
      'Angel investment committed $50,000 (minimum $75,000)',
      // The edition in force leads, and the funds are called what the finance page calls them.
      'For comparison Rules of 2023: Partially eligible',
      '$24,000 of $28,362 for a family of 4 (Rules of 2026): Not met, $4,362 short',
      'Support letters (required)',
      'Missing. The checklist asks for:',
      'Pitch deck: ticked, not kept here',
      'first.txt',
      'Letters of support',
      'C-1',
      'SUV Open Work Permit',
      '6 May 2028',
      'Permanent residence applications',
      '0 of 2 submitted.',
    ]) {
      expect(text).toContain(words)
    }
  })

  it('says what is missing in an account without anything, and tells nothing of others', async () => {
    const text = await pdfText(await exportOf(cast.outsider.cookie))
    for (const words of [
      '0% (0 of 0 milestones)',
      'No assessment yet.',
      'No milestones yet.',
      'No organization matches yet.',
    ]) {
      expect(text).toContain(words)
    }
    expect(text).not.toMatch(/Okafor|Harbour Grid/)
  })

  it('has every one of 600 milestones', async () => {
    const { userId } = cast.newcomer.member
    const rows = Array.from({ length: 600 }, (_, index) => ({
      userId,
      title: `Step no. ${index}.`,
      order: index,
    }))
    await cast.test.database.db.insertInto('milestones').values(rows).execute()
    const text = await pdfText(await exportOf(cast.newcomer.member.cookie))
    expect(rows.filter(({ title }) => !text.includes(title))).toEqual([])
  })
})
