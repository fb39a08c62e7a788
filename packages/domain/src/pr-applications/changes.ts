import * as z from 'zod'
import type { PrApplication } from './schema.ts'

/** The fields whose changes the application's history keeps. Notes are free text and stay out of it. */
export const prApplicationHistoryFields = [
  'status',
  'submittedAt',
  'receivedOn',
  'applicationNumber',
  'medicalExamCompleted',
  'policeCheckCompleted',
  'feesPaid',
] as const
export type PrApplicationHistoryField = (typeof prApplicationHistoryFields)[number]

/** One change: who, when, which field, from what to what. Values are text; null is an empty field. */
export const prApplicationChangeSchema = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  actorName: z.string().nullable().meta({ description: 'Null where the team no longer knows the author.' }),
  field: z.enum(prApplicationHistoryFields),
  fromValue: z.string().nullable(),
  toValue: z.string().nullable(),
})
export type PrApplicationChange = z.infer<typeof prApplicationChangeSchema>

type HistoryValues = Pick<PrApplication, PrApplicationHistoryField>

const asText = (value: string | boolean | null) => (value === null || value === '' ? null : String(value))

/**
 * What a write changes of an application, field by field. Without a `before` the application has just been begun: its
 * status then comes from nothing, and of the rest only what is filled in counts.
 */
export function prApplicationChanges(
  before: HistoryValues | null,
  after: HistoryValues,
): { field: PrApplicationHistoryField; fromValue: string | null; toValue: string | null }[] {
  return prApplicationHistoryFields.flatMap((field) => {
    const fromValue = before === null ? null : asText(before[field])
    const toValue = asText(after[field])
    const isUntouched = before === null && after[field] === false
    return fromValue === toValue || isUntouched ? [] : [{ field, fromValue, toValue }]
  })
}
