import { deleteAccountLinks, resetRateLimit, setWantedEmail } from '@suv/db'
import { DomainError, linkRequestLimit, signInFromAddressLimit } from '@suv/domain'
import { audited } from '../../audited.ts'
import { enqueueMail } from '../../mail/send-mail.job.ts'
import { emailChangeAskedMail } from '../../mail/templates/change-email.ts'
import type { MemberContext } from '../../trpc.ts'
import { enqueueLinkMail } from './link-mail.job.ts'
import { checkRateLimit, keyOf } from './rate-limit.ts'
import { requirePassword, requireSamePassword } from './require-password.ts'

/** A link that waits longer for a mail server is not sent any more. */
const wantedMs = 24 * 60 * 60 * 1000

/**
 * Has a link sent to the address that the member wants, and a notice to the one they have. Until the link is opened nothing
 * changes. Whether another member has the address is looked at after the answer, which is the same and as quick.
 *
 * @throws DomainError invalid_input where the password is wrong or the address is theirs already, too_many_requests.
 */
export async function requestEmailChange(
  ctx: MemberContext,
  { email: typedEmail, password }: { email: string; password: string },
): Promise<{ ok: true }> {
  const { db, actor, clock, jobs, siteUrl, requestId, clientAddress: address, userAgent } = ctx
  const { userId } = actor
  const email = typedEmail.toLowerCase()
  if (email === actor.email) throw new DomainError('invalid_input', 'This is your email already.')
  const now = clock.now()
  const guesses = { rule: signInFromAddressLimit, name: 'change email', by: [userId] }
  const mails = { rule: linkRequestLimit, name: 'email link', by: [userId] }
  await checkRateLimit(db, { limits: [guesses, mails], now })
  const known = await requirePassword(db, { userId, password })
  return audited(ctx, async (trx, audit) => {
    await requireSamePassword(trx, known)
    await resetRateLimit(trx, { key: keyOf(guesses) })
    await setWantedEmail(trx, { userId, email, expiresAt: new Date(now.getTime() + wantedMs), now })
    await audit({
      action: 'create',
      entity: 'verifications',
      entityId: userId,
      changedFields: ['wantedEmail'],
    })
    const dedupeKey = `email change asked ${requestId}`
    await enqueueLinkMail(jobs, trx, { reason: 'change-email', userId, email, dedupeKey })
    const notice = emailChangeAskedMail({
      email: actor.email,
      name: actor.firstName,
      siteUrl,
      wantedEmail: email,
      at: now,
      address,
      userAgent,
    })
    await enqueueMail(jobs, trx, { ...notice, dedupeKey })
    return { ok: true }
  })
}

/** Takes the wish back: the link that was mailed no longer works. Where there was none, nothing happens. */
export async function cancelEmailChange(ctx: MemberContext): Promise<{ ok: true }> {
  const { userId } = ctx.actor
  return audited(ctx, async (trx, audit) => {
    if (await deleteAccountLinks(trx, { userId, purpose: 'change-email' })) {
      await audit({
        action: 'delete',
        entity: 'verifications',
        entityId: userId,
        changedFields: ['wantedEmail'],
      })
    }
    return { ok: true }
  })
}
