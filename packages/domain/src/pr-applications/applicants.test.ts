import { expect, it } from 'vitest'
import { application, certificate, person } from '../calendar/testing.ts'
import { listApplicants, mainApplicant, summariseApplicants } from './applicants.ts'

const mateo = person({ id: 'mateo', passportName: 'Mateo Silva', createdAt: '2026-01-01T00:00:00.000Z' })
const amara = person({
  id: 'amara',
  passportName: 'Amara Okafor',
  role: 'founder',
  userId: 'u',
  createdAt: '2026-02-01T00:00:00.000Z',
})
const ines = person({ id: 'ines', passportName: 'Ines Roy', createdAt: '2026-03-01T00:00:00.000Z' })
const nothing = { people: [mateo, ines, amara], certificates: [], applications: [] }
const namesOf = (team: Parameters<typeof listApplicants>[0]) => listApplicants(team).map(({ name }) => name)

it('takes the first founder who can sign in for the main applicant', () => {
  expect(mainApplicant([])).toBeUndefined()
  expect(mainApplicant([ines, mateo])).toBe(mateo)
  const onPaper = { ...mateo, role: 'founder' as const }
  expect(mainApplicant([ines, onPaper])).toBe(onPaper)
  expect(mainApplicant([mateo, onPaper, amara])).toBe(amara)
})

it('expects everybody while no certificate names anybody, the main applicant first', () => {
  expect(namesOf({ ...nothing, people: [] })).toEqual([])
  expect(namesOf(nothing)).toEqual(['Amara Okafor', 'Mateo Silva', 'Ines Roy'])
})

it('expects whom the certificates name, the main applicant and whoever has begun', () => {
  const certificates = [certificate({ coversMembers: ['amara'], essentialMembers: ['mateo'] })]
  expect(namesOf({ ...nothing, certificates })).toEqual(['Amara Okafor', 'Mateo Silva'])
  const applications = [application({ id: 'i', teamMemberId: 'ines' })]
  expect(namesOf({ ...nothing, certificates, applications })).toEqual([
    'Amara Okafor',
    'Mateo Silva',
    'Ines Roy',
  ])
})

it('keeps those who have left, last and by name', () => {
  const left = application({ id: 'l', teamMemberId: null, applicantName: 'Kofi Mensah' })
  const own = application({ id: 'o', teamMemberId: 'amara' })
  const applicants = listApplicants({ people: [amara], certificates: [], applications: [left, own] })
  expect(applicants).toEqual([
    { teamMemberId: 'amara', name: 'Amara Okafor', application: own },
    { teamMemberId: null, name: 'Kofi Mensah', application: left },
  ])
  expect(summariseApplicants(applicants)).toBe('0 of 1 submitted')
})

it.each([
  [[], '0 of 3 submitted'],
  [['preparing', 'submitted'], '1 of 3 submitted'],
  [['in_process', 'approved', 'rejected'], '3 of 3 submitted'],
] as const)('counts whose application is made: %j', (statuses, expected) => {
  const owners = ['amara', 'mateo', 'ines']
  const applications = statuses.map((status, at) => application({ status, teamMemberId: owners[at] ?? null }))
  expect(summariseApplicants(listApplicants({ ...nothing, applications }))).toBe(expected)
})
