import { type DocumentAnalysis, formatDate } from '@suv/domain'
import { kindName } from '../kind-names.ts'

const words = { met: 'Met', partially_met: 'Partially met', not_met: 'Not met' }

/** An analysis as plain text, for somebody who has no account here. */
export function analysisAsText(analysis: DocumentAnalysis, source: string): string {
  const { documentType, createdAt, summary, confidence, analyst, evidence } = analysis
  const quotesOf = (claim: string) =>
    evidence
      .filter((entry) => entry.claim === claim)
      .map(({ quote, page }) => `    "${quote}"${page === null ? '' : ` (page ${page})`}`)
  const lines = [
    `${kindName(documentType)}: ${source}`,
    `Analyzed ${formatDate(createdAt)} by ${analystName(analyst)}, confidence ${confidence ?? 0}%`,
    'Information for preparation, not legal advice.',
    '',
    summary ?? '',
    '',
    'Checks',
    ...analysis.complianceChecks.flatMap(({ requirement, status, details }) => [
      `- ${words[status]}: ${requirement}. ${details}`,
      ...quotesOf(requirement),
    ]),
    '',
    'Deadlines',
    ...analysis.deadlines.map(({ date, description }) => `- ${formatDate(date)}: ${description}`),
    '',
    'Requirements in the text',
    ...analysis.extractedRequirements.map((requirement) => `- ${requirement}`),
    '',
    'Recommendations',
    ...analysis.recommendations.map((recommendation) => `- ${recommendation}`),
  ]
  return `${lines.join('\n')}\n`
}

export function analystName(analyst: string): string {
  return analyst === 'rules' ? 'rules' : `the model ${analyst}`
}
