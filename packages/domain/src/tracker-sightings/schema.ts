import * as z from 'zod'
import {
  daySchema,
  memberIdSchema,
  noteSchema,
  requiredLineSchema,
  timestampFields,
} from '../shared/fields.ts'
import { trackerParts } from './kinds.ts'

export * from './kinds.ts'

const fields = {
  memberId: memberIdSchema,
  part: z.enum(trackerParts, 'Choose one of the parts of the application.'),
  status: requiredLineSchema.meta({ description: 'As IRCC’s tracker words it.' }),
  seenOn: daySchema.meta({ description: 'The day on which somebody looked.' }),
  notes: noteSchema.nullable(),
}

/** What somebody saw in IRCC's tracker of an application, on the day on which they looked. */
export const trackerSightingSchema = z.object({
  id: z.uuid(),
  teamId: z.string(),
  ...fields,
  ...timestampFields,
})
export type TrackerSighting = z.infer<typeof trackerSightingSchema>

export const createTrackerSightingSchema = z.object({
  ...fields,
  teamId: requiredLineSchema,
  notes: fields.notes.optional(),
})

export const updateTrackerSightingSchema = z.object(fields).partial()
