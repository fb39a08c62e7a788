import * as z from 'zod'
import { countryName } from '../geography/countries.ts'
import {
  daySchema,
  flagSchema,
  lineSchema,
  noteSchema,
  requiredLineSchema,
  timestampFields,
} from '../shared/fields.ts'
import { activities, historyKinds, mostEntriesAtOnce, relations } from './kinds.ts'

export * from './kinds.ts'

/** The member, or somebody of their family. Their history is the member's alone: nobody else of the team reads it. */
export const historyPersonSchema = z.object({
  id: z.uuid(),
  name: requiredLineSchema,
  relation: z.enum(relations, 'Choose who they are to you.'),
  dateOfBirth: daySchema.nullable(),
  familySince: daySchema.nullable().meta({
    description:
      'Day of the marriage, of the partnership or of the adoption; null: since before, or by birth.',
  }),
  comesAlong: flagSchema.meta({ description: 'Whether they are to come to Canada with the member.' }),
  ...timestampFields,
})
export type HistoryPerson = z.infer<typeof historyPersonSchema>

export const writeHistoryPersonSchema = historyPersonSchema
  .pick({ name: true, relation: true, dateOfBirth: true, familySince: true, comesAlong: true })
  .extend({
    dateOfBirth: daySchema.nullable().default(null),
    familySince: daySchema.nullable().default(null),
    comesAlong: flagSchema.default(true),
  })
export type HistoryPersonValues = z.infer<typeof writeHistoryPersonSchema>

const countrySchema = z
  .string('Choose a country.')
  .refine((code) => /^[A-Z]{2}$/.test(code) && countryName(code) !== code, 'Choose a country.')

const entryFields = {
  kind: z.enum(historyKinds, 'Choose what it is.'),
  activity: z.enum(activities, 'Choose work, study, unemployed or other.').nullable(),
  title: lineSchema.meta({
    description:
      'Employer, school or what was done; street; purpose of the trip; what was refused; number or other name.',
  }),
  city: lineSchema.nullable(),
  country: countrySchema.nullable().meta({ description: 'ISO 3166 code of two letters.' }),
  startsOn: daySchema.nullable(),
  endsOn: daySchema.nullable().meta({ description: 'The last day; null: it goes on.' }),
  notes: noteSchema.nullable(),
}

export const historyEntrySchema = z.object({
  id: z.uuid(),
  personId: z.uuid(),
  ...entryFields,
  ...timestampFields,
})
export type HistoryEntry = z.infer<typeof historyEntrySchema>

/** What is wrong with an entry as a whole, by field; the fields alone are checked before. */
export function entryProblems({
  kind,
  activity,
  title,
  country,
  startsOn,
  endsOn,
}: Pick<HistoryEntry, 'kind' | 'activity' | 'title' | 'country' | 'startsOn' | 'endsOn'>): {
  field: keyof typeof entryFields
  message: string
}[] {
  const isPlaced = kind === 'address' || kind === 'trip' || kind === 'refusal' || kind === 'passport'
  return [
    ...(kind === 'activity' && activity === null
      ? [{ field: 'activity' as const, message: 'Say whether it is work, study, unemployed or other.' }]
      : []),
    ...(kind !== 'activity' && activity !== null
      ? [{ field: 'activity' as const, message: 'Only an activity is work or study. Leave this empty.' }]
      : []),
    ...(title === '' && activity !== 'unemployed' && kind !== 'trip'
      ? [{ field: 'title' as const, message: 'Say what it is.' }]
      : []),
    ...(isPlaced && country === null ? [{ field: 'country' as const, message: 'Enter a country.' }] : []),
    ...(kind !== 'identity' && startsOn === null
      ? [{ field: 'startsOn' as const, message: 'Enter when it began, as 2019-04 or 2019-04-15.' }]
      : []),
    ...(startsOn !== null && endsOn !== null && endsOn < startsOn
      ? [{ field: 'endsOn' as const, message: 'It ends before it begins. Check both dates.' }]
      : []),
  ]
}

/** An entry as it is written: all of it, so that its parts fit together. */
export const writeHistoryEntrySchema = z
  .object({
    ...entryFields,
    activity: entryFields.activity.default(null),
    title: entryFields.title.default(''),
    city: entryFields.city.default(null),
    country: entryFields.country.default(null),
    startsOn: entryFields.startsOn.default(null),
    endsOn: entryFields.endsOn.default(null),
    notes: entryFields.notes.default(null),
    personId: z.uuid('Choose whose it is.'),
  })
  .check((entry) => {
    for (const { field, message } of entryProblems(entry.value)) {
      entry.issues.push({ code: 'custom', path: [field], message, input: entry.value[field] })
    }
  })
export type HistoryEntryValues = z.infer<typeof writeHistoryEntrySchema>

export const importHistorySchema = z.object({
  entries: z
    .array(writeHistoryEntrySchema)
    .min(1, 'There is nothing to import.')
    .max(mostEntriesAtOnce, `Import at most ${mostEntriesAtOnce} entries at once.`),
})

/** All that a member keeps of themselves and their family. */
export const personalHistorySchema = z.object({
  people: z.array(historyPersonSchema),
  entries: z.array(historyEntrySchema),
})
export type PersonalHistory = z.infer<typeof personalHistorySchema>
