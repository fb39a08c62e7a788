import { getUser, resetRateLimit, setPasswordHash } from '@suv/db'
import { signInFromAddressLimit } from '@suv/domain'
import { audited } from '../../audited.ts'
import { enqueueMail } from '../../mail/send-mail.job.ts'
import { passwordChangedMail } from '../../mail/templates/password-changed.ts'
import type { MemberContext } from '../../trpc.ts'
import { endWaysIn } from './end-ways-in.ts'
import { hashPassword } from './password-hash.ts'
import { checkRateLimit, keyOf } from './rate-limit.ts'
import { requirePassword, requireSamePassword } from './require-password.ts'
import { ownWords, requireStrongPassword } from './require-strong-password.ts'

/**
 * Changes the member's password, and ends what whoever else knew the old one has begun by it: their other sessions, browsers that
 * need no code, links that were mailed, and their API keys where they want it.
 *
 * @throws DomainError invalid_input where the current password is wrong or the new one is easily guessed, too_many_requests where it was wrong too often.
 */
export async function changePassword(
  ctx: MemberContext & { readonly session: { readonly id: string } },
  {
    currentPassword,
    newPassword,
    revokesApiKeys,
  }: { currentPassword: string; newPassword: string; revokesApiKeys: boolean },
): Promise<{ endedSessions: number; revokedApiKeys: number }> {
  const { db, actor, clock, jobs, siteUrl, requestId, clientAddress: address, userAgent } = ctx
  const { userId } = actor
  const now = clock.now()
  const limit = { rule: signInFromAddressLimit, name: 'change password', by: [userId] }
  await checkRateLimit(db, { limits: [limit], now })
  const known = await requirePassword(db, { userId, password: currentPassword, name: 'current password' })
  await requireStrongPassword(newPassword, { own: ownWords(await getUser(db, { id: userId })) })
  const passwordHash = await hashPassword(newPassword, userId)
  return audited(ctx, async (trx, audit) => {
    await requireSamePassword(trx, known)
    await resetRateLimit(trx, { key: keyOf(limit) })
    await setPasswordHash(trx, { userId, passwordHash, now })
    await audit({ action: 'update', entity: 'accounts', entityId: userId, changedFields: ['password'] })
    const ended = await endWaysIn(trx, { userId, exceptSessionId: ctx.session.id, revokesApiKeys })
    for (const event of ended.events) await audit(event)
    const to = { email: actor.email, name: actor.firstName, siteUrl }
    const mail = passwordChangedMail({ ...to, at: now, address, userAgent })
    await enqueueMail(jobs, trx, { ...mail, dedupeKey: `password changed ${requestId}` })
    const { endedSessions, revokedApiKeys } = ended
    return { endedSessions, revokedApiKeys }
  })
}
