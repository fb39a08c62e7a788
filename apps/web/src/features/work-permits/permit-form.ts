import {
  createWorkPermitSchema,
  type WorkPermit,
  type WorkPermitCategory,
  type WorkPermitStatus,
} from '@suv/domain'
import * as z from 'zod'
import { formValues, nullWhereEmpty, optionalDay, optionalNotes } from '../team-records/form-values.ts'

/** What the form holds. Days are YYYY-MM-DD, or empty. */
export const emptyPermit = {
  memberId: '',
  category: 'SUV_open' as WorkPermitCategory,
  status: 'pending' as WorkPermitStatus,
  submittedAt: '',
  approvedAt: '',
  expiryDate: '',
  notes: '',
}
export type PermitFormValues = typeof emptyPermit

const { memberId, category, status } = createWorkPermitSchema.shape

export const permitFormSchema = z
  .object({
    memberId,
    category,
    status,
    submittedAt: optionalDay,
    approvedAt: optionalDay,
    expiryDate: optionalDay,
    notes: optionalNotes,
  })
  .refine(({ approvedAt, expiryDate }) => !approvedAt || !expiryDate || expiryDate > approvedAt, {
    path: ['expiryDate'],
    error: 'A permit expires after the day on which it was approved.',
  })
  .refine(({ submittedAt, approvedAt }) => !submittedAt || !approvedAt || approvedAt >= submittedAt, {
    path: ['approvedAt'],
    error: 'A permit is approved on or after the day on which it was submitted.',
  })

export const toPermitForm = (permit: WorkPermit) => formValues(emptyPermit, permit)

export const toPermitFields = (values: PermitFormValues) =>
  nullWhereEmpty(values, ['submittedAt', 'approvedAt', 'expiryDate', 'notes'])
