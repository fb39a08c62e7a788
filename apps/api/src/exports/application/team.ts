import {
  formatDate,
  listApplicants,
  memberName,
  organizationName,
  type PrApplication,
  summariseApplicants,
  type TeamDates,
} from '@suv/domain'
import type { Content } from 'pdfmake/interfaces.js'
import { dayOr, facts, heading, quiet, sentenceCase, subheading, table } from './blocks.ts'
import type { ApplicationData } from './read-application.ts'

type TeamData = Pick<ApplicationData, 'dates' | 'teamNames'>

/** What each team keeps: letters, certificates, permits and the application for permanent residence. */
export function teamSections(data: TeamData): Content[] {
  return data.dates.teams.flatMap((team, index) => [
    heading(`Team: ${data.teamNames[index] ?? 'Your team'}`),
    ...letters(team, data),
    ...certificates(team, data),
    ...permits(team),
    ...permanentResidence(team),
  ])
}

function letters(team: TeamDates, { dates }: TeamData): Content[] {
  const title = subheading('Letters of support')
  if (team.letters.length === 0) return [title, quiet('None recorded.')]
  return [
    title,
    table(
      [
        { name: 'Member', width: '*' },
        { name: 'Organization', width: '*' },
        { name: 'Status', width: 70 },
        { name: 'Issued', width: 70 },
      ],
      team.letters.map(({ memberId, organizationId, status, issuedDate }) => [
        memberName(team, memberId),
        organizationName(dates, organizationId),
        sentenceCase(status),
        dayOr(issuedDate, ''),
      ]),
    ),
  ]
}

function certificates(team: TeamDates, { dates }: TeamData): Content[] {
  const title = subheading('Commitment certificates')
  if (team.certificates.length === 0) return [title, quiet('None recorded.')]
  return [
    title,
    table(
      [
        { name: 'Certificate', width: '*' },
        { name: 'Organization', width: '*' },
        { name: 'Covers', width: '*' },
        { name: 'Status', width: 60 },
        { name: 'Issued', width: 65 },
      ],
      team.certificates.map(({ certificateId, organizationId, coversMembers, status, issuedDate }) => [
        certificateId,
        organizationName(dates, organizationId),
        coversMembers.map((id) => memberName(team, id)).join(', '),
        sentenceCase(status),
        dayOr(issuedDate, ''),
      ]),
    ),
  ]
}

const permitCategories = { SUV_open: 'SUV Open Work Permit', employer_specific: 'Employer-Specific' } as const

function permits(team: TeamDates): Content[] {
  const title = subheading('Work permits')
  if (team.workPermits.length === 0) return [title, quiet('No work permits recorded yet')]
  return [
    title,
    table(
      [
        { name: 'Member', width: '*' },
        { name: 'Category', width: '*' },
        { name: 'Status', width: 70 },
        { name: 'Expires', width: 70 },
      ],
      team.workPermits.map(({ memberId, category, status, expiryDate }) => [
        memberName(team, memberId),
        permitCategories[category],
        sentenceCase(status),
        dayOr(expiryDate, ''),
      ]),
    ),
  ]
}

/** Each founder has an application of their own; of several each is under its name. */
function permanentResidence({ people, certificates, prApplications }: TeamDates): Content[] {
  const applicants = listApplicants({ people, certificates, applications: prApplications })
  const [only] = applicants
  if (only === undefined || applicants.length === 1) {
    const title = subheading('Permanent residence application')
    return only?.application == null
      ? [title, quiet('Not started.')]
      : [title, facts(applicationFacts(only.application))]
  }
  return [
    subheading('Permanent residence applications'),
    quiet(`${summariseApplicants(applicants)}.`),
    ...applicants.flatMap(({ name, teamMemberId, application }) => [
      subheading(teamMemberId === null ? `${name} (no longer in the team)` : name),
      application === null ? quiet('Not started.') : facts(applicationFacts(application)),
    ]),
  ]
}

function applicationFacts(application: PrApplication): [string, string][] {
  const { applicationNumber, submittedAt, receivedOn, status } = application
  const { medicalExamCompleted, policeCheckCompleted, feesPaid } = application
  const done = (isDone: boolean) => (isDone ? 'Done' : 'Open')
  return [
    ['Status', sentenceCase(status)],
    ['Application number', applicationNumber ?? 'None yet'],
    ['Submitted', submittedAt === null ? 'Not yet' : formatDate(submittedAt)],
    ...(receivedOn === null ? [] : [['Received by IRCC', formatDate(receivedOn)] as [string, string]]),
    ['Medical Examination', done(medicalExamCompleted)],
    ['Police Certificates', done(policeCheckCompleted)],
    ['Application Fees', done(feesPaid)],
  ]
}
