import { createTeam, createTeamMember } from '@suv/db/testing'
import { compareDocuments, type DocumentAnalysis } from '@suv/domain'
import { beforeAll, describe, expect, it } from 'vitest'
import { callTrpc, useMembers } from '../support/members.ts'
import { useTestServer } from '../support/test-server.ts'

const test = useTestServer()
const [member, other] = useMembers(test, 'ada@example.com', 'grace@example.com')
const requirement = 'Agrees with your finances, team and letters'

const send = (method: 'POST' | 'PUT', path: string, payload: object, headers: object = member.cookie) =>
  test.inject({ method, url: `/api${path}`, payload, headers: { ...headers } })

/** The two ways to a call, for the same answer. */
const ways = {
  REST: async (path: string, _: string, input: { id?: string; documentText?: string }) =>
    (await send('POST', path, { userId: member.userId, ...input })).json() as DocumentAnalysis,
  tRPC: async (_: string, procedure: string, input: { id?: string; documentText?: string }) => {
    const answer = await callTrpc(test, 'mutation', `documentAnalyses.${procedure}`, {
      input: { userId: member.userId, ...input },
      headers: member.cookie,
    })
    return answer.json().result.data.json as DocumentAnalysis
  },
}

const letter = `LETTER OF SUPPORT
Designated organization: Northern Light Angels
Company: Harvest Loop Inc.
Date: 3 November 2025
Our angel investor group has committed CAD 95,000 to Harvest Loop Inc.
Essential persons:
- Amina Osei`

let planId: string
beforeAll(async () => {
  const { db } = test.database
  const team = await createTeam(db)
  await createTeamMember(db, {
    teamId: team.id,
    role: 'founder',
    userId: member.userId,
    passportName: 'Amina Osei',
  })
  const finances = await send('PUT', `/financial-data/${member.userId}`, { angelInvestmentCommitted: 80_000 })
  expect(finances.statusCode).toBe(200)
  const plan = {
    executiveSummary: 'Our founders are Amina Osei and Jonas Brandt.',
    operationsPlan: 'Angels have committed CAD 120,000 to the business.',
  }
  planId = (await send('POST', '/business-plans', plan)).json().id
  await ways.REST('/document-analyses/text', 'analyzeText', { documentText: letter })
})

describe.each(['REST', 'tRPC'] as const)('by %s', (way) => {
  it('holds the plan against team, finances and letters, with both places of each difference', async () => {
    const analysis = await ways[way](`/business-plans/${planId}/analyze`, 'analyzeBusinessPlan', {
      ...(way === 'tRPC' && { id: planId }),
    })
    const check = analysis.complianceChecks.find((entry) => entry.requirement === requirement)
    expect(check).toMatchObject({ status: 'not_met' })
    expect(check?.details).toContain('CAD 120,000 in Operations Plan')
    expect(check?.details).toContain('CAD 80,000 in Financial')
    expect(check?.details).toMatch(/CAD 95000 in your letter of support \(“[^”]*95,000[^”]*”\)/)
    expect(check?.details).toContain('Jonas Brandt is named in Executive Summary, and is not in your team')
    expect(check?.details).not.toContain('Amina Osei is named')
    const quotes = analysis.evidence.filter(({ claim }) => claim === requirement)
    expect(quotes.map(({ section, quote }) => [section, quote])).toEqual(
      expect.arrayContaining([
        ['operationsPlan', 'Angels have committed CAD 120,000 to the business.'],
        ['executiveSummary', 'Our founders are Amina Osei and Jonas Brandt.'],
      ]),
    )
  })

  it('gives for two documents what tells them apart, each with its own words and place', async () => {
    const passport =
      'PASSPORT\nPassport No: A04417722\nSurname: OSEI\nGiven names: AMINA\nDate of birth: 3 May 1990'
    const police =
      'POLICE CERTIFICATE\nName: Amina Osei\nDate of birth: 5 March 1990\nNo criminal record was found.'
    const analyses = [
      await ways[way]('/document-analyses/text', 'analyzeText', { documentText: passport }),
      await ways[way]('/document-analyses/text', 'analyzeText', { documentText: police }),
    ]
    const comparisons = compareDocuments(analyses)
    expect(comparisons.map(({ subject, verdict }) => [subject, verdict])).toEqual([
      ['person', 'agree'],
      ['dateOfBirth', 'differ'],
    ])
    const [, births] = comparisons
    const said = births?.statements.map(({ documentType, quote }) => [documentType, quote]).toSorted()
    expect(said).toEqual([
      ['passport', '3 May 1990'],
      ['police_certificate', '5 March 1990'],
    ])
    for (const [index, text] of [passport, police].entries()) {
      for (const { quote, start, end } of analyses[index]?.extractedFields ?? []) {
        expect(text.slice(start, end)).toBe(quote)
      }
    }
  })
})

it('holds nobody against what another member entered', async () => {
  const plan = { operationsPlan: 'Angels have committed CAD 120,000 to the business.' }
  const { id } = (await send('POST', '/business-plans', plan, other.cookie)).json()
  const { complianceChecks } = (await send('POST', `/business-plans/${id}/analyze`, {}, other.cookie)).json()
  expect(complianceChecks.map((check: { requirement: string }) => check.requirement)).not.toContain(
    requirement,
  )
})
