import type * as z from 'zod'
import { eligibilityAnswersSchema, languageTestSchema, ownershipShareSchema } from '../schema.ts'
import type { ScreenerForm } from './form.ts'
import { readDollars, readPercent, readWhole } from './typed-number.ts'

const clbField = { read: readWhole, notANumber: 'Enter a whole CLB level in digits, such as 5.' }

/** The fields where a number is typed, each with the schema that bounds it and the words for what is no number. */
const typedFields = {
  ownershipPct: {
    read: readPercent,
    notANumber: 'Enter a number in digits, such as 10 or 12.5.',
    schema: ownershipShareSchema.shape.votingRightsPct,
  },
  CLBListening: { ...clbField, schema: languageTestSchema.shape.CLBListening },
  CLBReading: { ...clbField, schema: languageTestSchema.shape.CLBReading },
  CLBWriting: { ...clbField, schema: languageTestSchema.shape.CLBWriting },
  CLBSpeaking: { ...clbField, schema: languageTestSchema.shape.CLBSpeaking },
  settlementFunds: {
    read: readDollars,
    notANumber: 'Enter whole Canadian dollars in digits, without cents, such as 25000.',
    schema: eligibilityAnswersSchema.shape.settlementFundsCAD.unwrap().unwrap(),
  },
} as const satisfies Partial<
  Record<
    keyof ScreenerForm,
    { read: (text: string) => number | undefined; notANumber: string; schema: z.ZodType<number> }
  >
>

export type TypedField = keyof typeof typedFields

export type TypedAnswer =
  | { readonly kind: 'empty' }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'error'; readonly message: string }

export function isTypedField(field: keyof ScreenerForm): field is TypedField {
  return field in typedFields
}

/** What stands in one of the typed fields: nothing, a number within bounds, or something to correct. */
export function readTypedField(field: TypedField, form: ScreenerForm): TypedAnswer {
  const text = form[field]
  if (text.trim() === '') return { kind: 'empty' }
  const { read, notANumber, schema } = typedFields[field]
  const number = read(text)
  if (number === undefined) return { kind: 'error', message: notANumber }
  const result = schema.safeParse(number)
  if (result.success) return { kind: 'number', value: result.data }
  // Of a number too large to count exactly, zod first says that it is not whole; the bound, which helps, comes last.
  return { kind: 'error', message: result.error.issues.at(-1)?.message ?? notANumber }
}
