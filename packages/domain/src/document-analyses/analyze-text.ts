import type { ProgramEdition } from '../program/edition.ts'
import { specifiedEdition } from '../program/editions.ts'
import { checkKey, confidenceFloor, confidenceFor, meanConfidence } from './confidence.ts'
import { deadlinesIn } from './deadlines.ts'
import { readDates } from './facts/dates.ts'
import { findObligations } from './facts/obligations.ts'
import { quoteOf, recommendationsFrom, summaryOf, withoutPlaces } from './findings.ts'
import { kindOfLabel } from './kind-of-label.ts'
import type { Way } from './layout/labels.ts'
import { type Legibility, legibilityOf } from './layout/legibility.ts'
import { readLayout } from './layout/read-layout.ts'
import { createPager, type Span } from './layout/span.ts'
import { outcomeOf } from './outcome.ts'
import { couldNotTell, type ReadCheck, type ReadDocument, type Reader, type ReadFact } from './reading.ts'
import { readBankLetter } from './readings/bank-letter.ts'
import { readBusinessPlanText } from './readings/business-plan-text.ts'
import { readCommitmentCertificate } from './readings/commitment-certificate.ts'
import { readIncorporation } from './readings/incorporation.ts'
import { readLanguageResult } from './readings/language-result.ts'
import { readLetterOfSupport } from './readings/letter-of-support.ts'
import { readMedical } from './readings/medical.ts'
import { readPassport } from './readings/passport.ts'
import { readPoliceCertificate } from './readings/police-certificate.ts'
import { findSign, recogniseDocument } from './recognise.ts'
import { type AnalysisFindings, type Evidence, type KnownDocumentType, kindClaim } from './schema.ts'

const readers: Record<KnownDocumentType, Reader> = {
  letter_of_support: readLetterOfSupport,
  commitment_certificate: readCommitmentCertificate,
  language_test: readLanguageResult,
  bank_letter: readBankLetter,
  business_plan: readBusinessPlanText,
  incorporation: readIncorporation,
  passport: readPassport,
  police_certificate: readPoliceCertificate,
  medical: readMedical,
  other: () => ({ checks: [] }),
}

const kindNames: Record<KnownDocumentType, string> = {
  letter_of_support: 'a letter of support',
  commitment_certificate: 'a commitment certificate',
  language_test: 'a language test result',
  bank_letter: 'a bank letter',
  business_plan: 'a business plan',
  incorporation: 'a proof of incorporation',
  passport: 'a passport page',
  police_certificate: 'a police certificate',
  medical: 'a medical examination sheet',
  other: 'a general document',
}

export type TextToAnalyze = {
  /** The whole text; a form feed begins a new page. */
  readonly text: string
  /** What the caller says that it is, in words of their own; otherwise it is recognised. */
  readonly documentType?: string | null | undefined
  /** The calendar day of reading, as YYYY-MM-DD. */
  readonly today: string
  readonly edition?: ProgramEdition
  /** For the funds that a bank letter has to show; one person where it is not known. */
  readonly familySize?: number | null
  /** Names of designated organizations, to be recognised in the text. */
  readonly organizationNames?: readonly string[]
}

/** What was read of a text, before it is put into words: with the way in which each value was found. */
export function readDocument(input: TextToAnalyze) {
  const { text, today } = input
  const given = input.documentType?.trim() || null
  const kindGiven = given === null ? null : kindOfLabel(given)
  const layout = readLayout(text)
  const recognised = recogniseDocument(layout)
  const kind = kindGiven ?? recognised
  const dateReading = readDates(text)
  const document: ReadDocument = {
    text,
    layout,
    today,
    dates: dateReading.dates,
    dateReading,
    edition: input.edition ?? specifiedEdition,
    familySize: input.familySize ?? null,
    organizationNames: input.organizationNames ?? [],
  }
  const legibility = legibilityOf(layout)
  const reading = readers[kind](document)
  const checks = reading.checks.map((check): ReadCheck => rated(check, legibility, kind))
  const isDoubtful = kindGiven !== null && recognised !== 'other' && recognised !== kindGiven
  return {
    ...reading,
    checks,
    unrated: reading.checks,
    document,
    given,
    kind,
    recognised,
    isDoubtful,
    legibility,
  }
}

const unreadableText = 'The text can hardly be read, so that nothing can be said of this.'
const mayBeThere = 'It may stand there in words that the rules do not know.'
const clearerCopy = 'Send a clear copy of the whole page, or paste its text.'

/**
 * A check with its confidence. That something was not found is a verdict only where not finding is trustworthy: where the text cannot
 * be read, or the measured confidence lies below the floor, the check says what was looked for and gives none.
 */
function rated(check: ReadCheck, legibility: Legibility, kind: KnownDocumentType): ReadCheck {
  const outcome = outcomeOf(check)
  const confidence = confidenceFor(checkKey(outcome, check.spans, legibility, kind))
  const restsOnAbsence = outcome === 'not_met' && check.spans.length === 0
  const isTooWeak = restsOnAbsence && (legibility === 'unreadable' || confidence < confidenceFloor)
  // What could not be told states nothing that could be right or wrong.
  if (outcome === 'could_not_tell') return check
  if (!isTooWeak) return { ...check, confidence }
  const details = legibility === 'unreadable' ? unreadableText : `${check.details} ${mayBeThere}`
  return couldNotTell(check.requirement, details, check.advice || clearerCopy)
}

/**
 * Reads a document by rules alone: the same text gives the same answer, offline. Whatever is claimed about the text stands
 * in `evidence` with the passage that it rests on; a point without such a passage is not met, or could not be told. Obligations
 * and dates are read in documents of every kind.
 */
export function analyzeText(input: TextToAnalyze): AnalysisFindings {
  const { text, today } = input
  const { checks, facts = [], fields = [], deadlines: ofKind = [], ...read } = readDocument(input)
  const { document, given, kind, recognised, isDoubtful, legibility } = read
  // What the kind of document knows about a day says more than the line in which the day stands.
  const known = new Set(ofKind.map(({ deadline }) => deadline.date))
  const days = [
    ...ofKind,
    ...deadlinesIn(text, document.dates, today).filter(({ deadline }) => !known.has(deadline.date)),
  ]
  const obligations = findObligations(text)

  const pageOf = createPager(text)
  const quote = (claim: string, span: Span): Evidence =>
    quoteOf(claim, text, span, { page: pageOf(span.start), section: null })
  const complianceChecks = checks.map(withoutPlaces)
  const deadlines = days.map(({ deadline }) => deadline)
  const confidenceOfField = (way: Way = 'guess') => confidenceFor(`field ${way} ${legibility}`)

  const sign = kind === 'other' ? undefined : findSign(document.layout, kind)

  return {
    documentType: given ?? kind,
    summary: summaryOf(kindNames[kind], complianceChecks, deadlines),
    confidence: meanConfidence(
      [
        ...fields.map(({ way }) => confidenceOfField(way)),
        ...checks.flatMap(({ confidence }) => confidence ?? []),
      ],
      kind !== 'other' && !isDoubtful,
    ),
    extractedRequirements: obligations.map((span) => plain(text, span)),
    complianceChecks,
    deadlines,
    recommendations: [
      ...(isDoubtful ? [`Check the document type: the text looks like ${kindNames[recognised]}.`] : []),
      ...undecidedDates(document),
      ...recommendationsFrom(checks),
    ],
    evidence: [
      ...checks.flatMap(({ requirement, spans }) => spans.map((span) => quote(requirement, span))),
      ...facts.map(({ claim, span }) => quote(claim, span)),
      ...orderOfDates(document).map(({ claim, span }) => quote(claim, span)),
      ...obligations.map((span) => quote(plain(text, span), span)),
      ...days.map(({ deadline, span }) => quote(deadline.description, span)),
      ...(sign ? [quote(`${kindClaim}${kindNames[kind]}`, sign)] : []),
    ],
    extractedFields: fields.map(({ field, value, span, way }) => {
      const { claim: _, section: __, ...place } = quote(value, span)
      return { field, value, confidence: confidenceOfField(way), ...place }
    }),
  }
}

/** How figures such as 03/11/2026 were read, and why. */
function orderOfDates({ text, dateReading: { order } }: ReadDocument): readonly ReadFact[] {
  if (!order) return []
  const example = text.slice(order.example.start, order.example.end)
  return [
    {
      claim: `Days such as ${example} are read with the ${order.order}, because ${order.because}`,
      span: order.example,
    },
  ]
}

function undecidedDates({ text, dateReading: { undecided } }: ReadDocument): readonly string[] {
  const [first] = undecided
  if (!first) return []
  return [
    `Check the date ${text.slice(first.start, first.end)}: the text does not tell whether the day or the month comes first, so it was not read.`,
  ]
}

function plain(text: string, { start, end }: Span): string {
  return text.slice(start, end).replace(/\s+/g, ' ')
}
