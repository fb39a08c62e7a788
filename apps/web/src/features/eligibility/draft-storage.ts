import { screenerFormSchema, screenerStepNumbers } from '@suv/domain'
import * as z from 'zod'
import { keptDraft } from './draft-key.ts'

const scoresSchema = z.object({
  listening: z.string(),
  reading: z.string(),
  writing: z.string(),
  speaking: z.string(),
})

const draftSchema = z.object({
  form: screenerFormSchema,
  step: z.literal(screenerStepNumbers),
  /** Raw test scores by the id of their table; an aid to the form, not part of the answers. */
  scores: z.record(z.string(), scoresSchema),
})

export type RawScores = z.infer<typeof scoresSchema>
export type Draft = z.infer<typeof draftSchema>

/** The unfinished answers of this tab, or null where there are none that can be read. */
export function readDraft(key: string): Draft | null {
  return keptDraft(key).readAs((text) => draftSchema.parse(JSON.parse(text)))
}

export function writeDraft(key: string, draft: Draft): void {
  keptDraft(key).write(JSON.stringify(draft))
}
