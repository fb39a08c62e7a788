import { type ComplianceCheck, type DocumentAnalysis, formatDate, outcomeOf } from '@suv/domain'
import { kindName } from '../kind-names.ts'
import { outcomeWords } from './CheckMark.tsx'

/** An analysis as plain text, for somebody who has no account here. */
export function analysisAsText(analysis: DocumentAnalysis, source: string): string {
  const { documentType, createdAt, summary, confidence, analyst, evidence } = analysis
  const quotesOf = (claim: string) =>
    evidence
      .filter((entry) => entry.claim === claim)
      .map(({ quote, page }) => `    "${quote}"${page === null ? '' : ` (page ${page})`}`)
  const lines = [
    `${kindName(documentType)}: ${source}`,
    `Read on ${formatDate(createdAt)} by ${analyzerName(analyst)}, confidence ${confidence ?? 0}% (${confidenceText(analyst, confidence ?? 0)})`,
    'Information for preparation, not legal advice.',
    '',
    summary ?? '',
    '',
    'Checks',
    ...analysis.complianceChecks.flatMap((check) => [
      `- ${outcomeWords[outcomeOf(check)]}: ${check.requirement}. ${[check.details, sureText(check), check.sendInstead].filter(Boolean).join(' ')}`,
      ...quotesOf(check.requirement),
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

function sureText({ confidence }: Pick<ComplianceCheck, 'confidence'>): string {
  return confidence === undefined ? '' : `${confidence}% sure.`
}

/** What a confidence means, for who does not live among percentages. */
export function confidenceText(analyzer: string, confidence: number): string {
  if (analyzer !== 'rules') return 'what the model says of itself, not measured'
  return `of 100 things read in this way in documents made for measuring it, about ${confidence} were right`
}

export function analyzerName(analyzer: string): string {
  return analyzer === 'rules' ? 'rules' : `the model ${analyzer}`
}
