import {
  criterionStatusNames,
  formatCad,
  formatDate,
  latestEdition,
  type Milestone,
  matchStatusLabels,
  organizationTypeNames,
  phaseSections,
  settlementFamilyText,
  settlementFundsStatus,
  supportLetterLabel,
  totalProgress,
} from '@suv/domain'
import type { Content } from 'pdfmake/interfaces.js'
import { facts, heading, quiet, sentenceCase, subheading, table } from './blocks.ts'
import type { ApplicationData } from './read-application.ts'

export function milestonesSection({ dates }: ApplicationData): Content[] {
  const sections = phaseSections(dates.milestones)
  if (sections.length === 0) return [heading('Milestones'), quiet('No milestones yet.')]
  return [
    heading('Milestones'),
    ...sections.flatMap(({ phase, milestones }) => [
      subheading(phase ? `Phase ${phase.number}: ${phase.title}` : 'Other milestones'),
      table(
        [
          { name: 'Milestone', width: '*' },
          { name: 'Status', width: 70 },
          { name: 'Due', width: 70 },
          { name: 'Completed', width: 70 },
        ],
        milestones.map(milestoneRow),
      ),
    ]),
  ]
}

function milestoneRow({ title, status, dueDate, completedDate }: Milestone): string[] {
  const dateOf = (moment: string | null) =>
    moment === null ? '' : formatDate(new Date(moment).toISOString())
  return [title, sentenceCase(status), dateOf(dueDate), dateOf(completedDate)]
}

export function matchesSection({ matches }: ApplicationData): Content[] {
  if (matches.length === 0) {
    return [heading('Organization matches'), quiet('No organization matches yet.')]
  }
  return [
    heading('Organization matches'),
    table(
      [
        { name: 'Organization', width: '*' },
        { name: 'Type', width: 90 },
        { name: 'Place', width: 90 },
        { name: 'Score', width: 40 },
        { name: 'Status', width: 75 },
        { name: 'Letter', width: 50 },
      ],
      matches.map(({ organization, compatibilityScore, status, supportLetterReceived }) => [
        organization.name,
        organizationTypeNames[organization.type],
        [organization.city, organization.province].filter(Boolean).join(', '),
        `${compatibilityScore}%`,
        matchStatusLabels[status],
        supportLetterReceived ? 'Received' : '',
      ]),
    ),
  ]
}

export function investmentSection({ summary, finances, assessment }: ApplicationData): Content[] {
  const { vc, angel, label } = summary.investment
  const progress = finances === null ? null : totalProgress(finances)
  const sources = finances?.fundingSources ?? []
  return [
    heading('Investment'),
    facts([
      ['Status', label],
      ['Venture capital committed', `${formatCad(vc.committed)} (minimum ${formatCad(vc.minimum)})`],
      ['Angel investment committed', `${formatCad(angel.committed)} (minimum ${formatCad(angel.minimum)})`],
      ['Settlement funds', settlementFundsText(finances, assessment?.familySize ?? null)],
      [
        'Required in total',
        finances?.totalInvestmentRequired == null
          ? 'Not entered'
          : `${formatCad(finances.totalInvestmentRequired)}${progress === null ? '' : `, ${progress}% secured`}`,
      ],
    ]),
    ...(sources.length === 0
      ? []
      : [
          subheading('Funding sources'),
          table(
            [
              { name: 'Source', width: '*' },
              { name: 'Amount', width: 90 },
              { name: 'State', width: 80 },
              { name: 'Support letter', width: 80 },
            ],
            sources.map(({ source, amount, committed, support_letter_status }) => [
              source,
              formatCad(amount),
              committed ? 'Committed' : 'Pending',
              supportLetterLabel(support_letter_status),
            ]),
          ),
        ]),
  ]
}

/** The amount, and by the edition in force whether it is enough: the word that the finance page has for it. */
function settlementFundsText(finances: ApplicationData['finances'], familySize: number | null): string {
  const { available, status, required, missing } = settlementFundsStatus(
    finances?.settlementFunds,
    familySize,
  )
  const ask = `${formatCad(required)} ${settlementFamilyText(familySize, latestEdition)}`
  const short = missing > 0 ? `, ${formatCad(missing)} short` : ''
  return `${formatCad(available)} of ${ask} (${latestEdition.title}): ${criterionStatusNames[status]}${short}`
}
