import { recordForm } from '../team-records/record-definition.ts'
import { ApplicationFields } from './ApplicationFields.tsx'
import {
  applicationFormSchema,
  emptyApplication,
  toApplicationFields,
  toApplicationForm,
} from './application-form.ts'

export const applicationEditor = recordForm({
  schema: applicationFormSchema,
  empty: emptyApplication,
  toForm: toApplicationForm,
  toSent: toApplicationFields,
  Fields: ApplicationFields,
})
