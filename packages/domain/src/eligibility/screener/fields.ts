import { type ScreenerField, screenerAnswers } from './answers.ts'
import type { ScreenerForm } from './form.ts'

/** The fields where a number is typed. */
export type TypedField = {
  [Field in ScreenerField]: (typeof screenerAnswers)[Field] extends { number: unknown } ? Field : never
}[ScreenerField]

export type TypedAnswer =
  | { readonly kind: 'empty' }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'error'; readonly message: string }

export function isTypedField(field: ScreenerField): field is TypedField {
  return 'number' in screenerAnswers[field]
}

/** Whether the form asks for it: what a large family is asked, nobody else is. */
export function isAsked(field: ScreenerField, form: ScreenerForm): boolean {
  const answer = screenerAnswers[field]
  return !('isAsked' in answer) || answer.isAsked(form)
}

/** What stands in one of the typed fields: nothing, a number within bounds, or something to correct. */
export function readTypedField(field: TypedField, form: ScreenerForm): TypedAnswer {
  const text = form[field]
  if (text.trim() === '') return { kind: 'empty' }
  const { read, notANumber, bounds } = screenerAnswers[field].number
  const value = read(text)
  if (value === undefined) return { kind: 'error', message: notANumber }
  if (value < bounds.minimum) return { kind: 'error', message: bounds.below }
  if (value > bounds.maximum) return { kind: 'error', message: bounds.above }
  return { kind: 'number', value }
}
