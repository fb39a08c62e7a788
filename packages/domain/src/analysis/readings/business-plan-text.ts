import { planSections } from '../../business-plan/sections.ts'
import { foundOrNot, type Reader } from '../reading.ts'
import { sentenceAround, spanOf } from '../text/span.ts'
import { programTopics } from './program-topics.ts'

/** A plan as one document: the headings of the six sections, and the topics of the program. */
export const readBusinessPlanText: Reader = ({ text }) => ({
  checks: [
    ...planSections.map(({ name, description }) => {
      const match = new RegExp(name, 'i').exec(text)
      return foundOrNot(
        `Has a section '${name}'`,
        match ? { span: spanOf(match), details: 'The heading is there.' } : undefined,
        `Add a section '${name}': ${description}.`,
      )
    }),
    ...programTopics.map(({ requirement, pattern, advice }) => {
      const match = pattern.exec(text)
      return foundOrNot(
        requirement,
        match ? { span: sentenceAround(text, spanOf(match)), details: 'The text says so.' } : undefined,
        advice,
      )
    }),
  ],
})
