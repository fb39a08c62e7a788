import {
  deleteAccountLinks,
  deleteSessionsOfUser,
  findAccountLink,
  findPasswordHash,
  getUser,
  insertAuditEvents,
  markEmailVerified,
  setPasswordHash,
  takeAccountLink,
} from '@suv/db'
import { DomainError } from '@suv/domain'
import { hashPassword } from 'better-auth/crypto'
import { enqueueMail } from '../../mail/send-mail.job.ts'
import { passwordResetMail } from '../../mail/templates/password-changed.ts'
import type { Context } from '../../trpc.ts'

const purpose = 'set-password'
const deadLinkText =
  'This link has been used or has run out. Ask for a new one with “Forgot password?” on the sign-in page.'

/** Whether the link can still be used, for the page to say so before anything is typed. */
export async function checkPasswordLink(
  { db, clock }: Context,
  { token }: { token: string },
): Promise<{ isUsable: boolean }> {
  const link = await findAccountLink(db, { token, purpose, now: clock.now() })
  return { isUsable: link !== undefined }
}

/**
 * Sets the password of the member to whom the link was mailed, once, and ends all their sessions. The member has proved their
 * address by it. API keys and passkeys stay.
 *
 * @returns the member's e-mail, for signing in.
 * @throws DomainError invalid_input for a link that has been used, has run out or never was.
 */
export async function resetPassword(
  ctx: Context,
  { token, password }: { token: string; password: string },
): Promise<{ email: string }> {
  const { db, clock, jobs, siteUrl, requestId, clientAddress: address, userAgent } = ctx
  const now = clock.now()
  // Before the transaction, because hashing takes its time; and not at all for a made-up link.
  if ((await findAccountLink(db, { token, purpose, now })) === undefined) {
    throw new DomainError('invalid_input', deadLinkText)
  }
  const passwordHash = await hashPassword(password)
  return db.transaction().execute(async (trx) => {
    const link = await takeAccountLink(trx, { token, purpose, now })
    if (link === undefined) throw new DomainError('invalid_input', deadLinkText)
    const { userId } = link
    const user = await getUser(trx, { id: userId })
    const isFirst = (await findPasswordHash(trx, { userId })) === undefined
    await setPasswordHash(trx, { userId, passwordHash, now })
    await deleteAccountLinks(trx, { userId, purpose })
    // Somebody who knew the old password may have asked for another address.
    await deleteAccountLinks(trx, { userId, purpose: 'change-email' })
    const ended = await deleteSessionsOfUser(trx, { userId })
    await markEmailVerified(trx, { id: userId, now })
    const by = { at: now, actorUserId: userId, subjectUserId: userId, requestId }
    await insertAuditEvents(trx, [
      { ...by, action: 'update', entity: 'accounts', entityId: userId, changedFields: ['password'] },
      ...ended.map((id) => ({ ...by, action: 'delete', entity: 'sessions', entityId: id }) as const),
    ])
    // A first password is no news to whoever just opened the link to it.
    if (!isFirst) {
      const to = { email: user.email, name: user.firstName, siteUrl }
      const mail = passwordResetMail({ ...to, at: now, address, userAgent })
      await enqueueMail(jobs, trx, { ...mail, dedupeKey: `password reset ${requestId}` })
    }
    return { email: user.email }
  })
}
