import { createPrApplicationSchema, type PrApplication, type PrApplicationStatus } from '@suv/domain'
import * as z from 'zod'
import { optionalDay, optionalNotes, orNull } from '../team-records/form-values.ts'

export type ApplicationFormValues = {
  applicationNumber: string
  status: PrApplicationStatus
  /** YYYY-MM-DD, or empty. */
  submittedAt: string
  notes: string
}

export const emptyApplication: ApplicationFormValues = {
  applicationNumber: '',
  status: 'preparing',
  submittedAt: '',
  notes: '',
}

const { applicationNumber, status } = createPrApplicationSchema.shape

export const applicationFormSchema = z.object({
  applicationNumber,
  status,
  submittedAt: optionalDay,
  notes: optionalNotes,
})

export function toApplicationForm(application: PrApplication): ApplicationFormValues {
  return {
    applicationNumber: application.applicationNumber ?? '',
    status: application.status,
    submittedAt: application.submittedAt ?? '',
    notes: application.notes ?? '',
  }
}

export function toApplicationFields(values: ApplicationFormValues) {
  return {
    applicationNumber: orNull(values.applicationNumber),
    status: values.status,
    submittedAt: orNull(values.submittedAt),
    notes: orNull(values.notes),
  }
}
