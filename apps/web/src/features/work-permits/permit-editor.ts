import { recordForm } from '../team-records/record-definition.ts'
import { PermitFields } from './PermitFields.tsx'
import { emptyPermit, permitFormSchema, toPermitFields, toPermitForm } from './permit-form.ts'

export const permitEditor = recordForm({
  schema: permitFormSchema,
  empty: emptyPermit,
  toForm: toPermitForm,
  toSent: toPermitFields,
  Fields: PermitFields,
})
