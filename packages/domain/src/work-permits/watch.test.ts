import { describe, expect, it } from 'vitest'
import { allWorkPermitSteps, workPermitStepNames } from './checklist.ts'
import { workPermitSteps } from './kinds.ts'
import { watchWorkPermit } from './watch.ts'

const approved = { status: 'approved', expiryDate: '2028-02-29', submittedAt: null } as const

describe('an approved permit', () => {
  it.each([
    ['2027-11-30', 'good', 'Valid until 29 Feb 2028: 91 days left.'],
    [
      '2027-12-01',
      'attention',
      'Expires on 29 Feb 2028, in 90 days. IRCC asks for an extension at least 30 days before: file by 30 Jan 2028.',
    ],
    [
      '2028-01-30',
      'attention',
      'Expires on 29 Feb 2028, in 30 days. IRCC asks for an extension at least 30 days before: file by 30 Jan 2028.',
    ],
    [
      '2028-01-31',
      'attention',
      'Expires on 29 Feb 2028, in 29 days. IRCC asks for an extension at least 30 days before, which was 30 Jan 2028: file now.',
    ],
    [
      '2028-02-29',
      'attention',
      'Expires on 29 Feb 2028, today. IRCC asks for an extension at least 30 days before, which was 30 Jan 2028: file now.',
    ],
    ['2028-03-01', 'over', 'Expired on 29 Feb 2028.'],
  ])('on %s: %s, %s', (today, tone, text) => {
    expect(watchWorkPermit(approved, today)).toEqual({ tone, text, lastDay: '2028-02-29' })
  })

  it('asks for its expiry date', () => {
    expect(watchWorkPermit({ ...approved, expiryDate: null }, '2026-01-01')).toMatchObject({
      tone: 'attention',
      text: 'Add its expiry date, so that it can be watched.',
    })
  })
})

it.each([
  [{ status: 'pending', submittedAt: null }, 'Not submitted yet.'],
  [{ status: 'pending', submittedAt: '2026-10-01' }, 'Submitted on 1 Oct 2026, 51 days ago.'],
  [{ status: 'pending', submittedAt: '2026-12-01' }, 'To be submitted on 1 Dec 2026.'],
  [{ status: 'rejected' }, 'Rejected.'],
  [{ status: 'expired', expiryDate: '2026-11-20' }, 'Expired on 20 Nov 2026.'],
  [{ status: 'expired', expiryDate: '2026-11-21' }, 'Marked as expired. Its expiry date is 21 Nov 2026.'],
] as const)('a permit with %j: %s', (change, text) => {
  expect(watchWorkPermit({ ...approved, ...change }, '2026-11-21').text).toBe(text)
})

describe('the checklist', () => {
  it('has the nine steps in the specified words', () => {
    expect(workPermitSteps.map((step) => workPermitStepNames[step])).toEqual([
      'Commitment Certificate',
      'Letter of Support (if applicable)',
      'Proof of Ownership',
      'Valid Passport',
      'Digital Photo',
      'Proof of Funds',
      'Medical Exam (if required)',
      'Police Certificate (if required)',
      'Application Fee (CAD $155 work permit plus $100 open work permit holder)',
    ])
  })

  it('leaves open what nobody has touched', () => {
    const steps = allWorkPermitSteps([{ step: 'digital_photo', isDone: true, documentId: 'd' }])
    expect(steps.filter(({ isDone }) => isDone)).toEqual([
      { step: 'digital_photo', isDone: true, documentId: 'd' },
    ])
    expect(steps).toHaveLength(9)
  })
})
