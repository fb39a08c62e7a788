import { type Assessment, assess, type VisitorAnswers, visitorAnswersSchema } from '@suv/domain'
import { keptResult } from './visitor-result.ts'

// Apart from where it is kept: to read it takes zod, and most pages only ask whether there is one.
export function readVisitorAnswers(): VisitorAnswers | null {
  return keptResult.readAs((text) => visitorAnswersSchema.parse(JSON.parse(text)))
}

export function writeVisitorAnswers(answers: VisitorAnswers): void {
  keptResult.write(JSON.stringify(answers))
}

/** The result that this tab has kept, judged anew from its answers; null where there is none. */
export function readVisitorResult(): Assessment | null {
  const answers = readVisitorAnswers()
  return answers === null ? null : assess(answers)
}
