import { expect, it } from 'vitest'
import { prApplicationChanges } from './changes.ts'

const application = {
  status: 'preparing',
  submittedAt: null,
  receivedOn: null,
  applicationNumber: null,
  medicalExamCompleted: false,
  policeCheckCompleted: false,
  feesPaid: false,
} as const

it('tells what a write changed, as text', () => {
  const after = { ...application, status: 'submitted', submittedAt: '2026-11-01', feesPaid: true } as const
  expect(prApplicationChanges(application, after)).toEqual([
    { field: 'status', fromValue: 'preparing', toValue: 'submitted' },
    { field: 'submittedAt', fromValue: null, toValue: '2026-11-01' },
    { field: 'feesPaid', fromValue: 'false', toValue: 'true' },
  ])
  expect(prApplicationChanges(after, after)).toEqual([])
})

it('begins with what the application was begun with', () => {
  expect(prApplicationChanges(null, { ...application, applicationNumber: '', feesPaid: true })).toEqual([
    { field: 'status', fromValue: null, toValue: 'preparing' },
    { field: 'feesPaid', fromValue: null, toValue: 'true' },
  ])
})
