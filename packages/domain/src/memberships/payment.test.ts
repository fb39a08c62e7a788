import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addPaymentFacts, membershipStatusOf, type PaymentFacts, paymentState } from './payment.ts'

const unknown: PaymentFacts = { paidAt: null, refundedAt: null }
const paid = { paidAt: new Date('2026-11-01T10:00:00Z') }
const refunded = { refundedAt: new Date('2026-11-20T10:00:00Z') }

test.each([
  { reports: [], state: 'open' },
  { reports: [paid], state: 'paid' },
  { reports: [paid, refunded], state: 'refunded' },
  { reports: [refunded], state: 'refunded' },
  { reports: [refunded, paid], state: 'refunded' },
  { reports: [paid, paid, refunded, paid], state: 'refunded' },
])('$reports.length reports make a payment $state', ({ reports, state }) => {
  expect(paymentState(reports.reduce(addPaymentFacts, unknown))).toBe(state)
})

test('reports in any order, any number of times, say the same', () => {
  const reports = fc.array(fc.constantFrom(paid, refunded), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(reports, reports, (first, again) => {
      const inOrder = first.reduce(addPaymentFacts, unknown)
      const repeated = [...first.toReversed(), ...again.filter((report) => first.includes(report))]
      expect(repeated.reduce(addPaymentFacts, unknown)).toEqual(inOrder)
    }),
  )
})

test('a membership stands while one of its payments does', () => {
  const returned = { ...unknown, ...paid, ...refunded }
  expect(membershipStatusOf([])).toBeUndefined()
  expect(membershipStatusOf([unknown])).toBeUndefined()
  expect(membershipStatusOf([{ ...unknown, ...paid }, returned])).toBe('active')
  expect(membershipStatusOf([returned, unknown])).toBe('refunded')
})
