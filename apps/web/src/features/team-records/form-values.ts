import { daySchema, noteSchema } from '@suv/domain'
import * as z from 'zod'

/** Fields as forms hold them: an empty text is nothing. */
export const optionalDay = z
  .string()
  .refine((text) => text === '' || daySchema.safeParse(text).success, 'Enter a date from 1900 to 2199.')
export const optionalNotes = noteSchema

/** An empty field is null on the wire. */
export function orNull(text: string): string | null {
  return text.trim() === '' ? null : text
}

/** The fields that differ from what is stored; a field that was left alone is not sent, and so overwrites nothing. */
export function changedFields<Values extends object>(stored: Values, values: Values): Partial<Values> {
  const changed = Object.entries(values).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(stored[key as keyof Values]),
  )
  return Object.fromEntries(changed) as Partial<Values>
}
