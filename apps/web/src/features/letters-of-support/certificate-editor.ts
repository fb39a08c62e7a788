import { recordForm } from '../team-records/record-definition.ts'
import { CertificateFields } from './CertificateFields.tsx'
import {
  certificateFormSchema,
  emptyCertificate,
  toCertificateFields,
  toCertificateForm,
} from './certificate-form.ts'

export const certificateEditor = recordForm({
  schema: certificateFormSchema,
  empty: emptyCertificate,
  toForm: toCertificateForm,
  toSent: toCertificateFields,
  Fields: CertificateFields,
})
