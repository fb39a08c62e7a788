import {
  createWorkPermitSchema,
  type WorkPermit,
  type WorkPermitCategory,
  type WorkPermitStatus,
} from '@suv/domain'
import * as z from 'zod'
import { optionalDay, optionalNotes, orNull } from '../team-records/form-values.ts'

/** What the form holds. Days are YYYY-MM-DD, or empty. */
export type PermitFormValues = {
  memberId: string
  category: WorkPermitCategory
  status: WorkPermitStatus
  submittedAt: string
  approvedAt: string
  expiryDate: string
  notes: string
}

export const emptyPermit: PermitFormValues = {
  memberId: '',
  category: 'SUV_open',
  status: 'pending',
  submittedAt: '',
  approvedAt: '',
  expiryDate: '',
  notes: '',
}

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

export function toPermitForm(permit: WorkPermit): PermitFormValues {
  return {
    memberId: permit.memberId,
    category: permit.category,
    status: permit.status,
    submittedAt: permit.submittedAt ?? '',
    approvedAt: permit.approvedAt ?? '',
    expiryDate: permit.expiryDate ?? '',
    notes: permit.notes ?? '',
  }
}

export function toPermitFields(values: PermitFormValues) {
  return {
    ...values,
    submittedAt: orNull(values.submittedAt),
    approvedAt: orNull(values.approvedAt),
    expiryDate: orNull(values.expiryDate),
    notes: orNull(values.notes),
  }
}
