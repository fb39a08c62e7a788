import {
  findAccountLink,
  getUser,
  insertAuditEvents,
  listApiKeysOfUser,
  lockPassword,
  markEmailVerified,
  resetRateLimit,
  setPasswordHash,
  takeAccountLink,
} from '@suv/db'
import { DomainError } from '@suv/domain'
import { enqueueMail } from '../../mail/send-mail.job.ts'
import { passwordResetMail } from '../../mail/templates/password-changed.ts'
import type { Context } from '../../trpc.ts'
import { endWaysIn } from './end-ways-in.ts'
import { hashPassword } from './password-hash.ts'
import { passwordLinkLimit } from './password-reset.job.ts'
import { keyOf } from './rate-limit.ts'
import { ownWords, requireStrongPassword } from './require-strong-password.ts'

const purpose = 'set-password'
const deadLinkText =
  'This link has been used or has run out. Ask for a new one with “Forgot password?” on the sign-in page.'

/** Whether the link can still be used, for the page to say so before anything is typed, and whether there are API keys to revoke. */
export async function checkPasswordLink(
  { db, clock }: Context,
  { token }: { token: string },
): Promise<{ isUsable: boolean; hasApiKeys: boolean }> {
  const link = await findAccountLink(db, { token, purpose, now: clock.now() })
  if (link === undefined) return { isUsable: false, hasApiKeys: false }
  const keys = await listApiKeysOfUser(db, { userId: link.userId })
  return { isUsable: true, hasApiKeys: keys.length > 0 }
}

/**
 * Sets the password of the member to whom the link was mailed, once, and ends what was begun by the old one. The member has proved
 * their address by it. Passkeys stay, and API keys too unless the member wants otherwise.
 *
 * @returns the member's e-mail, for signing in.
 * @throws DomainError invalid_input for a link that has been used, has run out or never was, and for a password that is easily
 * guessed, which does not use the link up.
 */
export async function resetPassword(
  ctx: Context,
  { token, password, revokesApiKeys }: { token: string; password: string; revokesApiKeys: boolean },
): Promise<{ email: string }> {
  const { db, clock, jobs, siteUrl, requestId, clientAddress: address, userAgent } = ctx
  const now = clock.now()
  // Before the transaction, because hashing takes its time; and not at all for a made-up link.
  const found = await findAccountLink(db, { token, purpose, now })
  if (found === undefined) throw new DomainError('invalid_input', deadLinkText)
  await requireStrongPassword(password, { own: ownWords(await getUser(db, { id: found.userId })) })
  // Not behind what somebody who knows the old one has looked at meanwhile.
  const passwordHash = await hashPassword(password, `link ${found.userId}`)
  return db.transaction().execute(async (trx) => {
    // Of two links of one member at the same time, the second finds that the first has ended it.
    const isFirst = (await lockPassword(trx, { userId: found.userId })) === undefined
    const link = await takeAccountLink(trx, { token, purpose, now })
    if (link === undefined) throw new DomainError('invalid_input', deadLinkText)
    const { userId } = link
    const user = await getUser(trx, { id: userId })
    // Whoever reads the mailbox has asked for it.
    await resetRateLimit(trx, { key: keyOf(passwordLinkLimit(userId)) })
    await setPasswordHash(trx, { userId, passwordHash, now })
    const ended = await endWaysIn(trx, { userId, revokesApiKeys })
    await markEmailVerified(trx, { id: userId, now })
    const by = { at: now, actorUserId: userId, subjectUserId: userId, requestId }
    await insertAuditEvents(trx, [
      { ...by, action: 'update', entity: 'accounts', entityId: userId, changedFields: ['password'] },
      ...ended.events.map((event) => ({ ...by, ...event })),
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
