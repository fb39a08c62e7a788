import type { PrApplication, TeamDates } from '@suv/domain'
import { expect, it } from 'vitest'
import { teamSections } from '../../src/exports/application/team.ts'

const at = '2026-01-01T00:00:00.000Z'
const amara = {
  id: 'amara',
  passportName: 'Amara Okafor',
  role: 'founder',
  userId: 'u',
  createdAt: at,
} as const
const mateo = {
  id: 'mateo',
  passportName: 'Mateo Silva',
  role: 'member',
  userId: null,
  createdAt: at,
} as const

function application(values: Partial<PrApplication>): PrApplication {
  return {
    id: 'a',
    teamId: 't',
    teamMemberId: 'amara',
    applicantName: null,
    applicationNumber: null,
    receivedOn: null,
    submittedAt: null,
    status: 'preparing',
    medicalExamCompleted: false,
    policeCheckCompleted: false,
    feesPaid: false,
    notes: null,
    createdAt: at,
    updatedAt: at,
    ...values,
  }
}

/** The texts of the part on permanent residence, as they follow one another. */
function textsOf(team: Pick<TeamDates, 'people' | 'prApplications'>): string {
  const dates = {
    milestones: [],
    analyses: [],
    matches: [],
    stoppedWebhooks: [],
    organizationNames: new Map(),
    teams: [{ papers: [], letters: [], certificates: [], workPermits: [], sightings: [], ...team }],
  }
  const json = JSON.stringify(teamSections({ dates, teamNames: ['Harbour Grid'] }))
  const texts = [...json.matchAll(/(?:"text":|\},)"([^"]*)"(?!:)/g)].map(([, text]) => text)
  return texts.slice(texts.findIndex((text) => text?.startsWith('Permanent residence'))).join(' | ')
}

it('tells of the one founder’s application without a name', () => {
  expect(textsOf({ people: [amara], prApplications: [] })).toBe(
    'Permanent residence application | Not started.',
  )
  expect(textsOf({ people: [amara], prApplications: [application({ applicationNumber: 'E-1' })] })).toMatch(
    /^Permanent residence application \| Status \| Preparing \| Application number \| E-1/,
  )
})

it('tells of each of several founders by name, and of who has left', () => {
  const prApplications = [
    application({ status: 'submitted' }),
    application({ id: 'k', teamMemberId: null, applicantName: 'Kofi Mensah' }),
  ]
  const text = textsOf({ people: [amara, mateo], prApplications })
  expect(text).toContain(
    'Permanent residence applications | 1 of 2 submitted. | Amara Okafor | Status | Submitted',
  )
  expect(text).toContain(
    'Mateo Silva | Not started. | Kofi Mensah (no longer in the team) | Status | Preparing',
  )
})
