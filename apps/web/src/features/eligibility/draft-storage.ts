import { screenerFormSchema, screenerStepNumbers } from '@suv/domain'
import * as z from 'zod'

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
  try {
    const text = sessionStorage.getItem(key)
    return text === null ? null : draftSchema.parse(JSON.parse(text))
  } catch (error) {
    console.warn('The unfinished answers of the screener could not be read.', error)
    return null
  }
}

export function writeDraft(key: string, draft: Draft): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft))
  } catch (error) {
    console.warn('The unfinished answers of the screener could not be kept.', error)
  }
}
