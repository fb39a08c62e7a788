import { type CommitmentCertificate, createCommitmentCertificateSchema, type LetterStatus } from '@suv/domain'
import * as z from 'zod'
import { formValues, nullWhereEmpty, optionalDay, optionalNotes } from '../team-records/form-values.ts'
import { formStatus } from './letter-text.ts'

export const emptyCertificate = {
  organizationId: '',
  certificateId: '',
  certificateDocumentId: '',
  coversMembers: [] as string[],
  essentialMembers: [] as string[],
  /** YYYY-MM-DD, or empty. */
  issuedDate: '',
  /** A stored state that no form may set is empty: it then stays as it is. */
  status: 'pending' as LetterStatus | '',
  notes: '',
}
export type CertificateFormValues = typeof emptyCertificate

const { certificateId, organizationId } = createCommitmentCertificateSchema.shape

export const certificateFormSchema = z.object({
  organizationId: z.string().nullable().pipe(organizationId),
  certificateId,
  issuedDate: optionalDay,
  notes: optionalNotes,
})

export const toCertificateForm = (certificate: CommitmentCertificate) =>
  formValues(emptyCertificate, { ...certificate, status: formStatus(certificate.status) })

/** What the form sends; an untouched special state is left out. */
export function toCertificateFields({ status, ...values }: CertificateFormValues) {
  return {
    ...nullWhereEmpty(values, ['certificateDocumentId', 'issuedDate', 'notes']),
    ...(status === '' ? {} : { status }),
  }
}
