import { completeSectionLength, type PlanTexts, sectionCompletion } from '../business-plans/completion.ts'
import { type PlanSection, planSections } from '../business-plans/sections.ts'
import { executiveSummaryGuidance } from '../business-plans/words.ts'
import { checkKey, confidenceFor, meanConfidence } from './confidence.ts'
import { deadlinesIn } from './deadlines.ts'
import { findDates } from './facts/dates.ts'
import { findObligations } from './facts/obligations.ts'
import { quoteOf, recommendationsFrom, summaryOf, withoutPlaces } from './findings.ts'
import { type Span, sentenceAround } from './layout/span.ts'
import { outcomeOf } from './outcome.ts'
import { agreesWithEntered, sectionsAgree } from './plans/agreement-checks.ts'
import type { EnteredFact } from './plans/entered.ts'
import { judgeTopic, type TopicJudgement } from './plans/judge-topic.ts'
import { programTopics } from './plans/program-topics.ts'
import type { ReadCheck } from './reading.ts'
import type { AnalysisFindings, ComplianceCheck, Evidence } from './schema.ts'

type Section = PlanSection & { readonly text: string }

/** A check whose passages lie in sections of the plan. */
type PlanCheck = Omit<ReadCheck, 'spans'> & { readonly spans: readonly (Span & { section: Section })[] }

/**
 * Reads a plan by rules alone: the six sections against the length from which they count as complete, the length of the
 * executive summary, and whether the plan speaks of what the program asks for. `start` and `end` of the evidence count in
 * the text of its `section`. `entered` is what the plan is held against besides itself. With `today` (YYYY-MM-DD) the days that the plan names become deadlines.
 */
export function analyzeBusinessPlan(
  plan: PlanTexts,
  today?: string,
  entered: readonly EnteredFact[] = [],
): AnalysisFindings {
  const sections = planSections.map((section): Section => ({ ...section, text: plan[section.field] ?? '' }))
  const texts = sections.map((section) => ({ source: section, text: section.text, heading: section.name }))
  const nameOf = ({ name }: Section) => name
  // Lengths are counted, and what is counted is not measured by how often it is right.
  const counted = [
    ...sections.map(completionCheck),
    ...sections.filter(({ key }) => key === 'executive').map(summaryLengthCheck),
  ]
  const judged = [
    ...[
      ...programTopics.map((topic) => judgeTopic(topic, texts)),
      sectionsAgree(texts, nameOf),
      agreesWithEntered(texts, entered, nameOf),
    ].flatMap((check) => (check ? [asCheck(check)] : [])),
  ]
  const checks: readonly PlanCheck[] = [...counted, ...judged]
  const obligations = sections.flatMap((section) =>
    findObligations(section.text).map((span) => ({ section, ...span })),
  )
  const read =
    today === undefined
      ? []
      : sections.flatMap((section) =>
          deadlinesIn(section.text, findDates(section.text), today).map((entry) => ({ section, ...entry })),
        )

  const complianceChecks = [...counted.map(withoutPlaces), ...judged.map(ratedCheck)]
  const deadlines = read.map(({ deadline }) => deadline)
  return {
    documentType: 'business_plan',
    summary: summaryOf('a business plan', complianceChecks, deadlines),
    confidence: meanConfidence(
      complianceChecks.flatMap(({ confidence }) => confidence ?? []),
      true,
    ),
    extractedRequirements: obligations.map(plain),
    complianceChecks,
    deadlines,
    recommendations: recommendationsFrom(checks),
    evidence: [
      ...checks.flatMap(({ requirement, spans }) => spans.map((span) => quoteInPlan(requirement, span))),
      ...obligations.map((span) => quoteInPlan(plain(span), span)),
      ...read.map(({ deadline, section, span }) => quoteInPlan(deadline.description, { section, ...span })),
    ],
    extractedFields: [],
  }
}

/** What could not be told states nothing that could be right or wrong. */
function ratedCheck(check: PlanCheck): ComplianceCheck {
  const outcome = outcomeOf(check)
  const confidence = confidenceFor(checkKey(outcome, check.spans, 'clear', 'business_plan'))
  return withoutPlaces(outcome === 'could_not_tell' ? check : { ...check, confidence })
}

function quoteInPlan(claim: string, { section, ...span }: Span & { section: Section }): Evidence {
  return quoteOf(claim, section.text, span, { page: null, section: section.field })
}

function plain({ section, start, end }: Span & { section: Section }): string {
  return section.text.slice(start, end).replace(/\s+/g, ' ')
}

const statusOfCompletion = { 0: 'not_met', 50: 'partially_met', 100: 'met' } as const satisfies Record<
  number,
  ComplianceCheck['status']
>

function completionCheck(section: Section): PlanCheck {
  const { name, description, text } = section
  const completion = sectionCompletion(text)
  const length = text.trim().length
  return {
    requirement: `${name} is written out`,
    status: statusOfCompletion[completion],
    details: completion === 0 ? 'The section is empty.' : `The section has ${length} characters.`,
    spans: openingOf(section),
    advice:
      completion === 0
        ? `Write the section '${name}': ${description}.`
        : `Extend the section '${name}' to at least ${completeSectionLength} characters.`,
  }
}

/** The first sentence of a section; nothing of an empty one. */
function openingOf(section: Section): PlanCheck['spans'] {
  const start = section.text.search(/\S/)
  return start === -1 ? [] : [{ section, ...sentenceAround(section.text, { start, end: start + 1 }) }]
}

function summaryLengthCheck(section: Section): PlanCheck {
  const { words, minimum, maximum, verdict } = executiveSummaryGuidance(section.text)
  return {
    requirement: `Executive summary of ${minimum} to ${maximum} words`,
    status: verdict === 'within' ? 'met' : verdict === 'empty' ? 'not_met' : 'partially_met',
    details: `It has ${words} ${words === 1 ? 'word' : 'words'}.`,
    spans: openingOf(section),
    advice:
      verdict === 'long'
        ? `Shorten the executive summary to at most ${maximum} words.`
        : `Bring the executive summary to at least ${minimum} words.`,
  }
}

function asCheck({ spans, against: _, ...check }: TopicJudgement<Section>): PlanCheck {
  return { ...check, spans: spans.map(({ source, ...span }) => ({ section: source, ...span })) }
}
