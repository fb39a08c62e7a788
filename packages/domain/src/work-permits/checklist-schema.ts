import * as z from 'zod'
import { flagSchema } from '../shared/fields.ts'
import { workPermitSteps } from './kinds.ts'

export const workPermitStepSchema = z.enum(workPermitSteps, 'Choose one of the nine steps.')

export type WorkPermitStep = z.infer<typeof workPermitStepSchema>

/** How far the team is with one step. */
export const workPermitStepStateSchema = z.object({
  step: workPermitStepSchema,
  isDone: flagSchema,
  documentId: z.uuid().nullable().meta({ description: 'The document that proves it, if there is one.' }),
})

export type WorkPermitStepState = z.infer<typeof workPermitStepStateSchema>

/** A part: a tick, or a document. */
export const saveWorkPermitStepSchema = z.object({
  step: workPermitStepSchema,
  isDone: flagSchema.optional(),
  documentId: z.uuid('Choose one of your documents.').nullable().optional(),
})
