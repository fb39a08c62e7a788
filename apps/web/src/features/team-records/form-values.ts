import { daySchema, noteSchema } from '@suv/domain'
import * as z from 'zod'

/** Fields as forms hold them: an empty text is nothing. */
export const optionalDay = z
  .string()
  .refine((text) => text === '' || daySchema.safeParse(text).success, 'Enter a date from 1900 to 2199.')
export const optionalNotes = noteSchema

/** A record's fields as a form holds them: as the empty form has them where nothing is stored. */
export function formValues<Values extends object>(
  empty: Values,
  row: { readonly [Key in keyof Values]: Values[Key] | null },
): Values {
  const fields = Object.entries(empty).map(([key, none]) => [key, row[key as keyof Values] ?? none])
  return Object.fromEntries(fields) as Values
}

/** Empty texts are null on the wire. */
export function nullWhereEmpty<Values extends object, Key extends keyof Values>(
  values: Values & Record<Key, string>,
  keys: readonly Key[],
): Omit<Values, Key> & Record<Key, string | null> {
  const nulls = keys.filter((key) => values[key].trim() === '').map((key) => [key, null])
  return { ...values, ...Object.fromEntries(nulls) }
}

/** The fields that differ from what is stored; a field that was left alone is not sent, and so overwrites nothing. */
export function changedFields<Values extends object>(stored: Values, values: Values): Partial<Values> {
  const changed = Object.entries(values).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(stored[key as keyof Values]),
  )
  return Object.fromEntries(changed) as Partial<Values>
}
