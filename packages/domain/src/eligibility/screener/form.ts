import * as z from 'zod'
import { type ScreenerField, screenerAnswers, screenerFields } from './answers.ts'

/** Something of every answer, under its name. */
function ofEachAnswer<Value>(make: (field: ScreenerField) => Value): Record<ScreenerField, Value> {
  return Object.fromEntries(screenerFields.map((field) => [field, make(field)])) as Record<
    ScreenerField,
    Value
  >
}

type FieldSchemas = { [Field in ScreenerField]: (typeof screenerAnswers)[Field]['schema'] }

/**
 * The screener's answers as the form holds them: text, empty where nothing was answered. Also what session storage
 * is read with, so anything unknown is refused.
 */
export const screenerFormSchema = z.strictObject(
  ofEachAnswer((field) => screenerAnswers[field].schema) as FieldSchemas,
)
export type ScreenerForm = z.infer<typeof screenerFormSchema>

/** A form filled by what each field is to show. */
export function formOf(textOf: (field: ScreenerField) => string): ScreenerForm {
  return screenerFormSchema.parse(ofEachAnswer(textOf))
}

export const emptyScreenerForm: ScreenerForm = formOf(() => '')
