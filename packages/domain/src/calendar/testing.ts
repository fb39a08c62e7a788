import { commitmentCertificateSchema } from '../commitment-certificates/schema.ts'
import { letterOfSupportSchema } from '../letters-of-support/schema.ts'
import { type Milestone, milestoneSchema } from '../milestones/schema.ts'
import { prApplicationSchema } from '../pr-applications/schema.ts'
import { emptyOf } from '../shared/samples.ts'
import { workPermitSchema } from '../work-permits/schema.ts'
import type { DatedRecords, TeamDates } from './records.ts'

const moment = '2026-01-01T00:00:00.000Z'
const stamps = { createdAt: moment, updatedAt: moment }
const ofAda = { teamId: 't', memberId: 'ada', ...stamps }

export const noRecords: DatedRecords = {
  milestones: [],
  teams: [],
  analyses: [],
  matches: [],
  stoppedWebhooks: [],
  organizationNames: new Map([['org', 'Harbour Ventures']]),
}

const team: TeamDates = {
  people: [person({ id: 'ada', passportName: 'Ada Nwosu' })],
  papers: [],
  letters: [],
  certificates: [],
  workPermits: [],
  prApplications: [],
  sightings: [],
}

export function person(values: OneOf<'people'>): TeamDates['people'][number] {
  return { id: 'p', passportName: 'Ada Nwosu', role: 'member', userId: null, createdAt: moment, ...values }
}

type OneOf<K extends keyof TeamDates> = TeamDates[K] extends readonly (infer One)[] ? Partial<One> : never

export function withMilestone(values: Partial<Milestone>): DatedRecords {
  const milestone = { ...emptyOf(milestoneSchema), id: 'm', userId: 'u', title: 'Write the plan', ...stamps }
  return { ...noRecords, milestones: [{ ...milestone, ...values }] }
}

export function withTeam(values: Partial<TeamDates>): DatedRecords {
  return { ...noRecords, teams: [{ ...team, ...values }] }
}

export function paper(values: OneOf<'papers'>): TeamDates['papers'][number] {
  return {
    id: 'p',
    memberId: 'ada',
    kind: 'language_result',
    label: null,
    day: '2026-01-01',
    livesThere: null,
    stayEndedOn: null,
    updatedAt: moment,
    ...values,
  }
}

export function letter(values: OneOf<'letters'>): TeamDates['letters'][number] {
  return { ...emptyOf(letterOfSupportSchema), ...ofAda, id: 'l', organizationId: 'org', ...values }
}

export function certificate(values: OneOf<'certificates'>): TeamDates['certificates'][number] {
  const issued = { id: 'c', organizationId: 'org', certificateId: 'C-1', status: 'issued' } as const
  return { ...emptyOf(commitmentCertificateSchema), teamId: 't', ...stamps, ...issued, ...values }
}

export function permit(values: OneOf<'workPermits'>): TeamDates['workPermits'][number] {
  return { ...emptyOf(workPermitSchema), ...ofAda, id: 'w', status: 'approved', ...values }
}

export function application(values: OneOf<'prApplications'>): TeamDates['prApplications'][number] {
  return { ...emptyOf(prApplicationSchema), teamId: 't', ...stamps, id: 'a', teamMemberId: 'ada', ...values }
}
