import { createPrApplicationSchema, type PrApplication, type PrApplicationStatus } from '@suv/domain'
import * as z from 'zod'
import { formValues, nullWhereEmpty, optionalDay, optionalNotes } from '../team-records/form-values.ts'

export const emptyApplication = {
  /** Whose it is; empty for somebody who has left the team. */
  teamMemberId: '',
  applicationNumber: '',
  status: 'preparing' as PrApplicationStatus,
  /** YYYY-MM-DD, or empty. */
  submittedAt: '',
  /** The same. */
  receivedOn: '',
  notes: '',
}
export type ApplicationFormValues = typeof emptyApplication

const { applicationNumber, status } = createPrApplicationSchema.shape

export const applicationFormSchema = z.object({
  teamMemberId: z.string(),
  applicationNumber,
  status,
  submittedAt: optionalDay,
  receivedOn: optionalDay,
  notes: optionalNotes,
})

export const toApplicationForm = (application: PrApplication) => formValues(emptyApplication, application)

export const toApplicationFields = ({ teamMemberId, ...values }: ApplicationFormValues) => ({
  ...nullWhereEmpty(values, ['applicationNumber', 'submittedAt', 'receivedOn', 'notes']),
  ...(teamMemberId === '' ? {} : { teamMemberId }),
})
