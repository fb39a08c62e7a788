import type { MembershipStatus } from './schema.ts'

/** Who sold the membership. */
export const paymentProviders = ['stripe', 'woocommerce'] as const
export type PaymentProvider = (typeof paymentProviders)[number]

/** Days after the purchase in which the whole amount is returned on request (specification 1, sections 1 and 9). */
export const moneyBackDays = 30

/** What is known of one payment so far. Reports come in any order and more than once, so facts are only ever added. */
export type PaymentFacts = {
  readonly paidAt: Date | null
  /** When the whole amount was returned. */
  readonly refundedAt: Date | null
}

export type PaymentState = 'open' | 'paid' | 'refunded'

/** A returned payment stays returned, whichever report came last. */
export function paymentState({ paidAt, refundedAt }: PaymentFacts): PaymentState {
  if (refundedAt !== null) return 'refunded'
  return paidAt === null ? 'open' : 'paid'
}

/** Adds what a report says. The first report of a fact stands. */
export function addPaymentFacts(known: PaymentFacts, reported: Partial<PaymentFacts>): PaymentFacts {
  return {
    paidAt: known.paidAt ?? reported.paidAt ?? null,
    refundedAt: known.refundedAt ?? reported.refundedAt ?? null,
  }
}

/**
 * What all payments of a member make of their membership: active while one of them stands, refunded where all were returned,
 * and undefined where they say nothing.
 */
export function membershipStatusOf(payments: readonly PaymentFacts[]): MembershipStatus | undefined {
  const states = payments.map(paymentState)
  if (states.includes('paid')) return 'active'
  return states.includes('refunded') ? 'refunded' : undefined
}
