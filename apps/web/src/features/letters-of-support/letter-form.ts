import { createLetterOfSupportSchema, type LetterOfSupport, type LetterStatus } from '@suv/domain'
import * as z from 'zod'
import { optionalDay, optionalNotes, orNull } from '../team-records/form-values.ts'

export type LetterFormValues = {
  memberId: string
  organizationId: string
  letterDocumentId: string
  isEssentialPerson: boolean
  /** YYYY-MM-DD, or empty. */
  issuedDate: string
  /** A stored state that no form may set is empty: it then stays as it is. */
  status: LetterStatus | ''
  notes: string
}

export const emptyLetter: LetterFormValues = {
  memberId: '',
  organizationId: '',
  letterDocumentId: '',
  isEssentialPerson: false,
  issuedDate: '',
  status: 'pending',
  notes: '',
}

const { memberId, organizationId } = createLetterOfSupportSchema.shape

export const letterFormSchema = z.object({
  memberId,
  organizationId: z.string().nullable().pipe(organizationId),
  issuedDate: optionalDay,
  notes: optionalNotes,
})

export function toLetterForm(letter: LetterOfSupport): LetterFormValues {
  const { status } = letter
  return {
    memberId: letter.memberId,
    organizationId: letter.organizationId,
    letterDocumentId: letter.letterDocumentId ?? '',
    isEssentialPerson: letter.isEssentialPerson,
    issuedDate: letter.issuedDate ?? '',
    status: status === 'contacted' || status === 'in_discussion' ? '' : status,
    notes: letter.notes ?? '',
  }
}

/** What the form sends; an untouched special state is left out. */
export function toLetterFields({ status, ...values }: LetterFormValues) {
  return {
    ...values,
    letterDocumentId: orNull(values.letterDocumentId),
    issuedDate: orNull(values.issuedDate),
    notes: orNull(values.notes),
    ...(status === '' ? {} : { status }),
  }
}
