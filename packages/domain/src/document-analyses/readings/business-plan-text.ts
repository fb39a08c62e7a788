import { type PlanSectionKey, planSections } from '../../business-plans/sections.ts'
import { spanOf } from '../layout/span.ts'
import { sectionsAgree } from '../plans/agreement-checks.ts'
import { judgeTopic, type TopicJudgement } from '../plans/judge-topic.ts'
import { programTopics } from '../plans/program-topics.ts'
import { foundOrNot, type ReadCheck, type Reader } from '../reading.ts'

const headings: Readonly<Record<PlanSectionKey, RegExp>> = {
  executive: /executive summary|sommaire exécutif/i,
  innovation: /innovation statement|énoncé d[’']innovation/i,
  jobs: /job creation plan|plan de création d[’']emplois/i,
  global: /global competitiveness|compétitivité (?:mondiale|internationale)/i,
  market: /market analysis|analyse d[eu] marché/i,
  operations: /operations plan|plan (?:d[’']exploitation|des opérations)/i,
}

/** A plan as one document: the headings of the six sections, and the topics of the program. */
export const readBusinessPlanText: Reader = ({ text }) => ({
  checks: [
    ...planSections.map(({ key, name, description }) => {
      const match = headings[key].exec(text)
      return foundOrNot(
        `Has a section '${name}'`,
        match ? { span: spanOf(match), details: 'The heading is there.' } : undefined,
        `Add a section '${name}': ${description}.`,
      )
    }),
    ...programTopics.map((topic) => asCheck(judgeTopic(topic, [{ source: null, text }]))),
    ...[sectionsAgree([{ source: null, text }], () => 'the text')].flatMap((check) =>
      check ? [asCheck(check)] : [],
    ),
  ],
})

function asCheck({ against: _, ...check }: TopicJudgement<null>): ReadCheck {
  return check
}
