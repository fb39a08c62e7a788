import { recordForm } from '../team-records/record-definition.ts'
import { LetterFields } from './LetterFields.tsx'
import { emptyLetter, letterFormSchema, toLetterFields, toLetterForm } from './letter-form.ts'

export const letterEditor = recordForm({
  schema: letterFormSchema,
  empty: emptyLetter,
  toForm: toLetterForm,
  toSent: toLetterFields,
  Fields: LetterFields,
})
