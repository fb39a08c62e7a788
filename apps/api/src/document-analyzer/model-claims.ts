import {
  type AnalysisFindings,
  type ComplianceCheck,
  createPager,
  type Deadline,
  type Evidence,
  quoteOf,
  summaryOf,
} from '@suv/domain'
import { findDates } from '@suv/domain/read'
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
  let dropped = 0
  const keep = (claim: string, quotes: readonly string[]): readonly Evidence[] => {
    claimed += 1
    const located = quotes.flatMap((quote) => locate(claim, quote, sources) ?? [])
    dropped += quotes.length - located.length
    if (located.length > 0) kept += 1
    evidence.push(...located)
    return located
  }

  const checks = answer.checks.flatMap(({ quotes, ...check }) => {
    // That something is missing, or cannot be told, has no passage.
    const needsNone = check.status === 'not_met' || check.status === 'could_not_tell'
    const missing = needsNone && quotes.length === 0
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
    ({ requirement, status, details, advice }): ComplianceCheck =>
      status === 'could_not_tell'
        ? { requirement, status: 'partially_met', details, sendInstead: advice.trim() || clearerCopy }
        : { requirement, status, details },
  )
  const counted = summaryOf(kindText(answer.documentType), complianceChecks, deadlines)
  const share = claimed === 0 ? 0 : kept / claimed
  return {
    documentType: answer.documentType,
    summary: [counted, ...sentences, ...droppedText(dropped)].join(' '),
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

const clearerCopy = 'Send a clearer copy, or paste the text.'

/** Said, so that a reader knows how far this model can be believed. */
function droppedText(dropped: number): readonly string[] {
  if (dropped === 0) return []
  const quotes = dropped === 1 ? '1 quote was' : `${dropped} quotes were`
  return [`${quotes} left out with what rested on them: the text does not have those words.`]
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
