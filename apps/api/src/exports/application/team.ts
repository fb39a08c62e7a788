import { formatDate, memberName, organizationName, type TeamDates } from '@suv/domain'
import type { Content } from 'pdfmake/interfaces.js'
import { dayOr, facts, heading, quiet, sentenceCase, subheading, table } from './blocks.ts'
import type { ApplicationData } from './read-application.ts'

/** What each team keeps: letters, certificates, permits and the application for permanent residence. */
export function teamSections(data: ApplicationData): Content[] {
  return data.dates.teams.flatMap((team, index) => [
    heading(`Team: ${data.teamNames[index] ?? 'Your team'}`),
    ...letters(team, data),
    ...certificates(team, data),
    ...permits(team),
    ...permanentResidence(team),
  ])
}

function letters(team: TeamDates, { dates }: ApplicationData): Content[] {
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

function certificates(team: TeamDates, { dates }: ApplicationData): Content[] {
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

function permanentResidence({ prApplication }: TeamDates): Content[] {
  const title = subheading('Permanent residence application')
  if (prApplication === null) return [title, quiet('Not started.')]
  const { applicationNumber, submittedAt, status } = prApplication
  const { medicalExamCompleted, policeCheckCompleted, feesPaid } = prApplication
  const done = (isDone: boolean) => (isDone ? 'Done' : 'Open')
  return [
    title,
    facts([
      ['Status', sentenceCase(status)],
      ['Application number', applicationNumber ?? 'None yet'],
      ['Submitted', submittedAt === null ? 'Not yet' : formatDate(submittedAt)],
      ['Medical Examination', done(medicalExamCompleted)],
      ['Police Certificates', done(policeCheckCompleted)],
      ['Application Fees', done(feesPaid)],
    ]),
  ]
}
