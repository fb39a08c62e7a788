import { deleteAccountLinks, deleteSessionsOfUser, resetRateLimit, setPasswordHash } from '@suv/db'
import { signInFromAddressLimit } from '@suv/domain'
import { hashPassword } from 'better-auth/crypto'
import { audited } from '../../audited.ts'
import { enqueueMail } from '../../mail/send-mail.job.ts'
import { passwordChangedMail } from '../../mail/templates/password-changed.ts'
import type { MemberContext } from '../../trpc.ts'
import { checkRateLimit, keyOf } from './rate-limit.ts'
import { requirePassword } from './require-password.ts'

/**
 * Changes the member's password and ends their other sessions. Whoever else knew the old one loses what they began by it: a
 * change of the address too.
 *
 * @throws DomainError invalid_input where the current password is wrong, too_many_requests where it was wrong too often.
 */
export async function changePassword(
  ctx: MemberContext & { readonly session: { readonly id: string } },
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<{ endedSessions: number }> {
  const { db, actor, clock, jobs, siteUrl, requestId, clientAddress: address, userAgent } = ctx
  const { userId } = actor
  const now = clock.now()
  const limit = { rule: signInFromAddressLimit, name: 'change password', by: [userId] }
  await checkRateLimit(db, { limits: [limit], now })
  await requirePassword(db, { userId, password: currentPassword, name: 'current password' })
  const passwordHash = await hashPassword(newPassword)
  return audited(ctx, async (trx, audit) => {
    await resetRateLimit(trx, { key: keyOf(limit) })
    await setPasswordHash(trx, { userId, passwordHash, now })
    await deleteAccountLinks(trx, { userId, purpose: 'change-email' })
    await audit({ action: 'update', entity: 'accounts', entityId: userId, changedFields: ['password'] })
    const ended = await deleteSessionsOfUser(trx, { userId, exceptId: ctx.session.id })
    for (const id of ended) await audit({ action: 'delete', entity: 'sessions', entityId: id })
    const to = { email: actor.email, name: actor.firstName, siteUrl }
    const mail = passwordChangedMail({ ...to, at: now, address, userAgent })
    await enqueueMail(jobs, trx, { ...mail, dedupeKey: `password changed ${requestId}` })
    return { endedSessions: ended.length }
  })
}
