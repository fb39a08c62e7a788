import { compareNames } from '../compare-names.ts'
import { findPeople } from '../facts/names.ts'
import { sentencesOf } from '../layout/sentences.ts'
import type { EnteredFact } from './entered.ts'
import type { PlanSpan, PlanText, TopicJudgement } from './judge-topic.ts'
import { findContradictions, type PlanFact, planFactsOf, subjectNames } from './plan-facts.ts'

const sectionsRequirement = 'Gives the same figures in all its sections'
const enteredRequirement = 'Agrees with your finances, team and letters'

/** What the two checks ask, by which others find them. */
export const agreementRequirements: readonly string[] = [sectionsRequirement, enteredRequirement]

type Named<Source> = (source: Source) => string
type AgreementCheck<Source> = TopicJudgement<Source>

/** Whether the sections of a plan give the same figures; no check where none is given twice. */
export function sectionsAgree<Source>(
  texts: readonly PlanText<Source>[],
  nameOf: Named<Source>,
): AgreementCheck<Source> | null {
  const facts = planFactsOf(texts)
  const requirement = sectionsRequirement
  const advice = 'Decide which of the two figures is right, and write it in both places.'
  const contradictions = findContradictions(facts)
  if (contradictions.length > 0) {
    const lines = contradictions.map(({ subject, about, first, second }) => {
      const what = about === '' ? subjectNames[subject] : `${subjectNames[subject]} ${about}`
      return `${what}: ${first.shown} in ${nameOf(first.span.source)}, ${second.shown} in ${nameOf(second.span.source)}.`
    })
    const spans = contradictions.flatMap(({ first, second }) => [first.span, second.span])
    return { requirement, status: 'not_met', details: lines.join(' '), spans, advice, against: spans }
  }
  const twice = facts.find((fact, index) =>
    facts.slice(0, index).some(({ subject, about }) => subject === fact.subject && about === fact.about),
  )
  return twice
    ? {
        requirement,
        status: 'met',
        details: 'Figures that stand twice agree.',
        spans: [twice.span],
        advice,
        against: [],
      }
    : null
}

/** Whether a plan says the same as what was entered elsewhere; no check where they speak of nothing in common. */
export function agreesWithEntered<Source>(
  texts: readonly PlanText<Source>[],
  entered: readonly EnteredFact[],
  nameOf: Named<Source>,
): AgreementCheck<Source> | null {
  const requirement = enteredRequirement
  const advice = 'Correct the plan, or what you entered: an officer reads both.'
  const lines: string[] = []
  const differing: PlanSpan<Source>[] = []
  const agreeing: PlanSpan<Source>[] = []
  for (const fact of planFactsOf(texts)) {
    const others = entered.filter(({ subject }) => subject === fact.subject)
    if (others.length === 0) continue
    if (others.some(({ value }) => value.toLowerCase() === fact.value.toLowerCase())) {
      agreeing.push(fact.span)
      continue
    }
    differing.push(fact.span)
    lines.push(differenceText(fact, others, nameOf))
  }
  const team = entered.filter(({ subject }) => subject === 'teamMember')
  if (team.length > 0) {
    for (const { name, span } of namedFounders(texts)) {
      if (team.some(({ value }) => compareNames(value, name) !== 'different')) agreeing.push(span)
      else {
        differing.push(span)
        lines.push(`${name} is named in ${nameOf(span.source)}, and is not in your team.`)
      }
    }
  }
  if (differing.length > 0) {
    return {
      requirement,
      status: 'not_met',
      details: lines.join(' '),
      spans: differing,
      advice,
      against: differing,
    }
  }
  const [first] = agreeing
  return first
    ? {
        requirement,
        status: 'met',
        details: 'What stands in both places agrees.',
        spans: [first],
        advice,
        against: [],
      }
    : null
}

function differenceText<Source>(
  { subject, shown, span }: PlanFact<Source>,
  others: readonly EnteredFact[],
  nameOf: Named<Source>,
): string {
  const elsewhere = others.map(({ shown: other, place, quote }) =>
    quote === undefined ? `${other} in ${place}` : `${other} in ${place} (“${quote}”)`,
  )
  return `${subjectNames[subject]}: ${shown} in ${nameOf(span.source)}, ${elsewhere.join(', ')}.`
}

const founder =
  /(?<!\p{L})(?:co-?founders?|founders?|founded by|chief (?:executive|technology|operating|financial)|CEO|CTO|COO|CFO|fondat(?:eur|rice)s?|directrice générale|directeur général)(?!\p{L})/u

/** The people whom a plan names as founders or officers. */
function namedFounders<Source>(texts: readonly PlanText<Source>[]) {
  return texts.flatMap(({ source, text }) =>
    sentencesOf(text).flatMap((sentence) => {
      if (!founder.test(text.slice(sentence.start, sentence.end))) return []
      return findPeople(text, sentence, { isSentence: true }).map(({ name }) => ({
        name,
        span: { source, ...sentence },
      }))
    }),
  )
}
