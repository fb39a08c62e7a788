import { createLetterOfSupportSchema, type LetterOfSupport, type LetterStatus } from '@suv/domain'
import * as z from 'zod'
import { formValues, nullWhereEmpty, optionalDay, optionalNotes } from '../team-records/form-values.ts'
import { formStatus } from './letter-text.ts'

export const emptyLetter = {
  memberId: '',
  organizationId: '',
  letterDocumentId: '',
  isEssentialPerson: false,
  /** YYYY-MM-DD, or empty. */
  issuedDate: '',
  /** A stored state that no form may set is empty: it then stays as it is. */
  status: 'pending' as LetterStatus | '',
  notes: '',
}
export type LetterFormValues = typeof emptyLetter

const { memberId, organizationId } = createLetterOfSupportSchema.shape

export const letterFormSchema = z.object({
  memberId,
  organizationId: z.string().nullable().pipe(organizationId),
  issuedDate: optionalDay,
  notes: optionalNotes,
})

export const toLetterForm = (letter: LetterOfSupport) =>
  formValues(emptyLetter, { ...letter, status: formStatus(letter.status) })

/** What the form sends; an untouched special state is left out. */
export function toLetterFields({ status, ...values }: LetterFormValues) {
  return {
    ...nullWhereEmpty(values, ['letterDocumentId', 'issuedDate', 'notes']),
    ...(status === '' ? {} : { status }),
  }
}
