import { type CommitmentCertificate, createCommitmentCertificateSchema, type LetterStatus } from '@suv/domain'
import * as z from 'zod'
import { optionalDay, optionalNotes, orNull } from '../team-records/form-values.ts'

export type CertificateFormValues = {
  organizationId: string
  certificateId: string
  certificateDocumentId: string
  coversMembers: string[]
  essentialMembers: string[]
  /** YYYY-MM-DD, or empty. */
  issuedDate: string
  /** A stored state that no form may set is empty: it then stays as it is. */
  status: LetterStatus | ''
  notes: string
}

export const emptyCertificate: CertificateFormValues = {
  organizationId: '',
  certificateId: '',
  certificateDocumentId: '',
  coversMembers: [],
  essentialMembers: [],
  issuedDate: '',
  status: 'pending',
  notes: '',
}

const { certificateId, organizationId } = createCommitmentCertificateSchema.shape

export const certificateFormSchema = z.object({
  organizationId: z.string().nullable().pipe(organizationId),
  certificateId,
  issuedDate: optionalDay,
  notes: optionalNotes,
})

export function toCertificateForm(certificate: CommitmentCertificate): CertificateFormValues {
  const { status } = certificate
  return {
    organizationId: certificate.organizationId,
    certificateId: certificate.certificateId,
    certificateDocumentId: certificate.certificateDocumentId ?? '',
    coversMembers: certificate.coversMembers,
    essentialMembers: certificate.essentialMembers,
    issuedDate: certificate.issuedDate ?? '',
    status: status === 'contacted' || status === 'in_discussion' ? '' : status,
    notes: certificate.notes ?? '',
  }
}

/** What the form sends; an untouched special state is left out. */
export function toCertificateFields({ status, ...values }: CertificateFormValues) {
  return {
    ...values,
    certificateDocumentId: orNull(values.certificateDocumentId),
    issuedDate: orNull(values.issuedDate),
    notes: orNull(values.notes),
    ...(status === '' ? {} : { status }),
  }
}
