import type { Milestone } from '../milestones/schema.ts'
import type { DatedRecords, TeamDates } from './records.ts'

const moment = '2026-01-01T00:00:00.000Z'
const stamps = { createdAt: moment, updatedAt: moment }

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
}

export function person(values: OneOf<'people'>): TeamDates['people'][number] {
  return { id: 'p', passportName: 'Ada Nwosu', role: 'member', userId: null, createdAt: moment, ...values }
}

type OneOf<K extends keyof TeamDates> = TeamDates[K] extends readonly (infer One)[] ? Partial<One> : never

export function withMilestone(values: Partial<Milestone>): DatedRecords {
  const milestone: Milestone = {
    id: 'm',
    userId: 'u',
    title: 'Write the plan',
    description: null,
    status: 'upcoming',
    category: 'business_plan',
    dueDate: null,
    completedDate: null,
    progress: 0,
    requirements: [],
    resources: [],
    order: 0,
    phase: null,
    phaseWeek: null,
    ...stamps,
  }
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
  return {
    id: 'l',
    teamId: 't',
    memberId: 'ada',
    organizationId: 'org',
    letterDocumentId: null,
    isEssentialPerson: false,
    issuedDate: null,
    status: 'pending',
    notes: null,
    ...stamps,
    ...values,
  }
}

export function certificate(values: OneOf<'certificates'>): TeamDates['certificates'][number] {
  return {
    id: 'c',
    teamId: 't',
    organizationId: 'org',
    certificateId: 'C-1',
    certificateDocumentId: null,
    coversMembers: [],
    essentialMembers: [],
    issuedDate: null,
    status: 'issued',
    notes: null,
    ...stamps,
    ...values,
  }
}

export function permit(values: OneOf<'workPermits'>): TeamDates['workPermits'][number] {
  return {
    id: 'w',
    teamId: 't',
    memberId: 'ada',
    category: 'SUV_open',
    submittedAt: null,
    approvedAt: null,
    expiryDate: null,
    status: 'approved',
    notes: null,
    ...stamps,
    ...values,
  }
}

export function application(values: OneOf<'prApplications'>): TeamDates['prApplications'][number] {
  return {
    id: 'a',
    teamId: 't',
    teamMemberId: 'ada',
    applicantName: null,
    applicationNumber: null,
    submittedAt: null,
    status: 'preparing',
    medicalExamCompleted: false,
    policeCheckCompleted: false,
    feesPaid: false,
    notes: null,
    ...stamps,
    ...values,
  }
}
