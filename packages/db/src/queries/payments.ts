import { addPaymentFacts, type PaymentFacts, type PaymentProvider } from '@suv/domain'
import type { Selectable } from 'kysely'
import type { Trx } from '../client.ts'
import type { PaymentsTable } from '../schema.ts'

export type PaymentRow = Selectable<PaymentsTable>

/** What a provider reports of one payment. */
export type NewPaymentReport = {
  readonly provider: PaymentProvider
  /** The provider's own id of this report. */
  readonly eventId: string
  readonly kind: 'paid' | 'refunded'
  /** The payment as the provider names it. */
  readonly reference: string
  readonly at: Date
  readonly amountCents: number | null
  readonly customerId: string | null
}

/**
 * Notes a report and adds what it says to its payment, whose row stays locked until the transaction ends: reports of one
 * payment take turns.
 *
 * @returns the payment after it and before it; undefined where this very report was noted before.
 */
export async function addPaymentReport(
  trx: Trx,
  { report, now }: { report: NewPaymentReport; now: Date },
): Promise<{ payment: PaymentRow; before: PaymentFacts } | undefined> {
  const { provider, eventId, kind, reference, at, amountCents, customerId } = report
  const known = await trx
    .insertInto('payments')
    .values({ provider, reference, createdAt: now, updatedAt: now })
    // Touched rather than left alone, because that locks it.
    .onConflict((conflict) =>
      conflict.constraint('payments_reference_unique').doUpdateSet({ updatedAt: now }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
  const noted = await trx
    .insertInto('paymentReports')
    .values({ provider, eventId, kind, paymentId: known.id, receivedAt: now })
    .onConflict((conflict) => conflict.constraint('payment_reports_pkey').doNothing())
    .returning('eventId')
    .executeTakeFirst()
  if (noted === undefined) return undefined
  const payment = await trx
    .updateTable('payments')
    .set({
      ...addPaymentFacts(known, kind === 'paid' ? { paidAt: at } : { refundedAt: at }),
      ...(amountCents === null ? {} : { amountCents }),
      ...(customerId === null ? {} : { customerId }),
    })
    .where('id', '=', known.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return { payment, before: known }
}

/** Whose payment it is, once that is known. */
export async function setPaymentUser(
  trx: Trx,
  { id, userId }: { id: string; userId: string },
): Promise<void> {
  await trx.updateTable('payments').set({ userId }).where('id', '=', id).execute()
}

/** Every payment of the member, newest first. */
export async function listPaymentsOfUser(trx: Trx, { userId }: { userId: string }): Promise<PaymentRow[]> {
  return trx
    .selectFrom('payments')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('paidAt', (order) => order.desc().nullsLast())
    .orderBy('id')
    .execute()
}
