import {
  type AnalysisFindings,
  type ComplianceCheck,
  createPager,
  type Deadline,
  type Evidence,
  findDates,
  quoteOf,
  summaryOf,
} from '@suv/domain'
import { locateQuote } from './locate-quote.ts'
import type { ModelAnswer } from './model-answer.ts'

/** A text that quotes are looked up in; of a plan each section is one. */
export type Source = { readonly text: string; readonly section: Evidence['section'] }

/**
 * Findings out of what a model claimed: only what the text bears out. A check that is met, or met in part, needs a quote that
 * stands in the text; one that is not met may have none, since it says that something is missing. A deadline needs its day
 * in its quote.
 */
export function findingsOfClaims(
  answer: ModelAnswer,
  sources: readonly Source[],
  today: string,
): AnalysisFindings {
  const evidence: Evidence[] = []
  let claimed = 0
  let kept = 0
  const keep = (claim: string, quotes: readonly string[]): readonly Evidence[] => {
    claimed += 1
    const located = quotes.flatMap((quote) => locate(claim, quote, sources) ?? [])
    if (located.length > 0) kept += 1
    evidence.push(...located)
    return located
  }

  const checks = answer.checks.flatMap(({ quotes, ...check }) => {
    const missing = check.status === 'not_met' && quotes.length === 0
    return missing || keep(check.requirement, quotes).length > 0 ? [check] : []
  })
  const requirements = answer.requirements.flatMap(({ quote }) => {
    const plain = quote.replace(/\s+/g, ' ').trim()
    return keep(plain, [quote]).length > 0 ? [plain] : []
  })
  const deadlines = answer.deadlines.flatMap(({ quote, ...deadline }): Deadline[] => {
    const isInQuote = findDates(quote).some(({ day }) => day === deadline.date)
    if (!isInQuote || deadline.date < today) return []
    return keep(deadline.description, [quote]).length > 0 ? [deadline] : []
  })
  const sentences = answer.summary.flatMap(({ sentence, quote }) =>
    keep(sentence, [quote]).length > 0 ? [sentence] : [],
  )

  const complianceChecks = checks.map(
    ({ requirement, status, details }): ComplianceCheck => ({ requirement, status, details }),
  )
  const counted = summaryOf(kindText(answer.documentType), complianceChecks, deadlines)
  const share = claimed === 0 ? 0 : kept / claimed
  return {
    documentType: answer.documentType,
    summary: [counted, ...sentences].join(' '),
    // A model that quotes what is not there is not to be trusted with the rest either.
    confidence: Math.round(Math.min(answer.confidence, 95) * share),
    extractedRequirements: [...new Set(requirements)],
    complianceChecks,
    deadlines,
    recommendations: [
      ...new Set(
        checks.flatMap(({ status, advice }) => (status !== 'met' && advice.trim() !== '' ? [advice] : [])),
      ),
    ],
    evidence,
    extractedFields: [],
  }
}

function locate(claim: string, quote: string, sources: readonly Source[]): Evidence | undefined {
  for (const { text, section } of sources) {
    const span = locateQuote(text, quote)
    if (span) return quoteOf(claim, text, span, { page: createPager(text)(span.start), section })
  }
  return undefined
}

function kindText(documentType: string): string {
  return documentType === 'other' ? 'a general document' : `a ${documentType.replaceAll('_', ' ')}`
}
