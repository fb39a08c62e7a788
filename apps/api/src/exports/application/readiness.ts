import { dashboardFirstPhase, documentCountText, formatCad, phaseSections, planSections } from '@suv/domain'
import type { Content } from 'pdfmake/interfaces.js'
import { facts, heading, quiet, subheading, table } from './blocks.ts'
import type { ApplicationData } from './read-application.ts'

export function readinessSection({
  summary,
  dates,
  plan,
  planSections: completions,
  worksForCompany,
}: ApplicationData): Content[] {
  const { readiness, milestones, phaseOne, investment, matchCount, checklist } = summary
  return [
    heading('Readiness'),
    facts([
      [
        'Visa Application Readiness',
        `${readiness}% (${milestones.completed} of ${milestones.total} milestones)`,
      ],
      [
        'Phase 1 Completion',
        `${phaseOne.percent}% (${dashboardFirstPhase.title}, ${phaseOne.completed} of ${phaseOne.total} milestones)`,
      ],
      ['Investment Status', investment.label],
      ['Organization Matches', String(matchCount)],
      ['Business Plan', `${checklist.businessPlan.progress}% complete`],
      ['Investment Commitments', `${formatCad(checklist.investment.secured)} secured`],
      ['Document Uploads', documentCountText(checklist.documents, { worksForCompany })],
      ['Support Letter', checklist.supportLetter.isDone ? 'Received' : 'Pending'],
    ]),
    subheading('Phases'),
    milestones.total === 0
      ? quiet('No milestones yet.')
      : table(
          [
            { name: 'Phase', width: '*' },
            { name: 'Completed', width: 90 },
            { name: 'Percent', width: 60 },
          ],
          phaseSections(dates.milestones).map(({ phase, counts }) => [
            phase ? `Phase ${phase.number}: ${phase.title}` : 'Other milestones',
            `${counts.completed} of ${counts.total}`,
            `${counts.percent}%`,
          ]),
        ),
    subheading(plan ? `Business plan: ${plan.title}` : 'Business plan'),
    table(
      [
        { name: 'Section', width: '*' },
        { name: 'Complete', width: 90 },
      ],
      planSections.map(({ field, name }) => [name, `${completions[field]}%`]),
    ),
  ]
}
