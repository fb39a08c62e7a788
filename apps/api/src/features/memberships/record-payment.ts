import {
  addPaymentReport,
  ensureUserByEmail,
  findPasswordHash,
  findUser,
  insertAuditEvent,
  listPaymentsOfUser,
  type PaymentRow,
  refundMembership,
  setPaidMembership,
  setPaymentUser,
  type Trx,
  type UserRow,
} from '@suv/db'
import { membershipStatusOf, paymentState } from '@suv/domain'
import type { PaymentReport } from '../../checkout/checkout.ts'
import type { AppDependencies } from '../../dependencies.ts'
import { enqueueMail } from '../../mail/send-mail.job.ts'
import { membershipEndedMail, membershipStartedMail } from '../../mail/templates/membership.ts'
import { sendSetPasswordLink } from '../accounts/send-set-password-link.ts'

export type PaymentContext = Pick<AppDependencies, 'db' | 'jobs' | 'clock' | 'siteUrl'> & {
  readonly requestId: string | null
}

/** What a report changed; `repeated` and `nothing` are no errors. */
export type PaymentOutcome = 'started' | 'ended' | 'nothing' | 'repeated'

/**
 * Takes a provider's report: creates or upgrades the buyer's account, sets the membership and has the mail sent, or ends the
 * access that a returned payment stood for. All of it is one transaction: a server that dies in the middle has done nothing, and the provider
 * reports again. Reports may come repeatedly and in any order.
 */
export function recordPayment(context: PaymentContext, report: PaymentReport): Promise<PaymentOutcome> {
  const now = context.clock.now()
  return context.db.transaction().execute(async (trx) => {
    const added = await addPaymentReport(trx, { report, now })
    if (added === undefined) return 'repeated'
    const { payment, before } = added
    const state = paymentState(payment)
    if (state === paymentState(before)) return 'nothing'
    if (state === 'paid') return startMembership(context, trx, { payment, report, now })
    return endMembership(context, trx, { payment, now })
  })
}

async function startMembership(
  context: PaymentContext,
  trx: Trx,
  { payment, report, now }: { payment: PaymentRow; report: PaymentReport; now: Date },
): Promise<PaymentOutcome> {
  if (report.buyer === null) return 'nothing'
  const user = await findBuyer(trx, { buyer: report.buyer, now })
  await setPaymentUser(trx, { id: payment.id, userId: user.id })
  const membership = await setPaidMembership(trx, { userId: user.id, payment, now })
  await audit(trx, { context, now, user, membershipId: membership.id })
  const dedupeKey = `${payment.provider} ${payment.reference} paid`
  if ((await findPasswordHash(trx, { userId: user.id })) === undefined) {
    await sendSetPasswordLink(context.jobs, trx, { userId: user.id, reason: 'welcome', dedupeKey })
  } else {
    const { email, firstName: name } = user
    const mail = membershipStartedMail({ email, name, url: `${context.siteUrl}/dashboard` })
    await enqueueMail(context.jobs, trx, { ...mail, dedupeKey })
  }
  return 'started'
}

/** The member who was signed in, or who has the address that was given at the purchase; created where there is none. */
async function findBuyer(
  trx: Trx,
  { buyer, now }: { buyer: NonNullable<PaymentReport['buyer']>; now: Date },
): Promise<UserRow> {
  const signedIn = buyer.userId === null ? undefined : await findUser(trx, { id: buyer.userId })
  return signedIn ?? ensureUserByEmail(trx, { email: buyer.email, name: buyer.name, now })
}

async function endMembership(
  context: PaymentContext,
  trx: Trx,
  { payment, now }: { payment: PaymentRow; now: Date },
): Promise<PaymentOutcome> {
  // Returned before we heard of the purchase: the purchase, when it is reported, starts nothing.
  if (payment.userId === null) return 'nothing'
  const { userId } = payment
  const payments = await listPaymentsOfUser(trx, { userId })
  const standing = payments.find((other) => paymentState(other) === 'paid')
  if (membershipStatusOf(payments) === 'active' && standing !== undefined) {
    await setPaidMembership(trx, { userId, payment: standing, now })
    return 'nothing'
  }
  const ended = await refundMembership(trx, {
    userId,
    references: payments.map(({ reference }) => reference),
    now,
  })
  const user = await findUser(trx, { id: userId })
  if (ended === undefined || user === undefined) return 'nothing'
  await audit(trx, { context, now, user, membershipId: ended.id })
  const { email, firstName: name } = user
  const mail = membershipEndedMail({ email, name, url: `${context.siteUrl}/account` })
  await enqueueMail(context.jobs, trx, {
    ...mail,
    dedupeKey: `${payment.provider} ${payment.reference} refunded`,
  })
  return 'ended'
}

function audit(
  trx: Trx,
  {
    context,
    now,
    user,
    membershipId,
  }: { context: PaymentContext; now: Date; user: UserRow; membershipId: string },
): Promise<void> {
  return insertAuditEvent(trx, {
    at: now,
    actorUserId: null,
    subjectUserId: user.id,
    action: 'update',
    entity: 'memberships',
    entityId: membershipId,
    requestId: context.requestId,
    changedFields: ['status'],
  })
}
