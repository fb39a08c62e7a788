import { DomainError } from '../../errors.ts'
import { type ScreenerField, screenerAnswers, screenerFields } from './answers.ts'

type TextOf<Answer> = Answer extends { accepts: (text: string) => text is infer Text extends string }
  ? Text
  : never

/** The screener's answers as the form holds them: text, empty where nothing was answered. */
export type ScreenerForm = { [Field in ScreenerField]: TextOf<(typeof screenerAnswers)[Field]> }

/** Whether this is a whole form and nothing else, as what storage has kept may not be. */
export function isScreenerForm(value: unknown): value is ScreenerForm {
  if (typeof value !== 'object' || value === null) return false
  const answers = value as Record<string, unknown>
  return (
    Object.keys(answers).length === screenerFields.length &&
    screenerFields.every((field) => {
      const text = answers[field]
      return typeof text === 'string' && screenerAnswers[field].accepts(text)
    })
  )
}

/** A form filled by what each field is to show. */
export function formOf(textOf: (field: ScreenerField) => string): ScreenerForm {
  const form = Object.fromEntries(screenerFields.map((field) => [field, textOf(field)]))
  if (isScreenerForm(form)) return form
  throw new DomainError('invalid_input', 'These are no answers that the form can show.')
}

/** The form with one more answer; a value that the field cannot hold leaves it as it is. */
export function withFieldText(form: ScreenerForm, field: ScreenerField, text: string): ScreenerForm {
  return screenerAnswers[field].accepts(text) ? { ...form, [field]: text } : form
}

export const emptyScreenerForm: ScreenerForm = formOf(() => '')
