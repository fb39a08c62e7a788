import { getUser, insertAuditEvent, markEmailVerified, takeAccountLink } from '@suv/db'
import { DomainError } from '@suv/domain'
import { enqueueMail } from '../../mail/send-mail.job.ts'
import { verifyEmailMail } from '../../mail/templates/verify-email.ts'
import type { Context, MemberContext } from '../../trpc.ts'
import { createLink, lifetimes } from './links.ts'

const purpose = 'verify-email'
const slotMs = 60 * 1000

/** Mails the member a link that proves their address; one a minute. */
export async function sendVerification(ctx: MemberContext): Promise<{ ok: true }> {
  const { db, actor, clock, jobs } = ctx
  await db.transaction().execute(async (trx) => {
    const user = await getUser(trx, { id: actor.userId })
    if (user.emailVerified) return
    const { ms, text } = lifetimes.verifyEmail
    const url = await createLink(ctx, trx, { userId: user.id, purpose, lifetimeMs: ms })
    const mail = verifyEmailMail({ email: user.email, name: user.firstName, url, validFor: text })
    const slot = Math.floor(clock.now().getTime() / slotMs)
    await enqueueMail(jobs, trx, { ...mail, cause: `verify ${user.id} ${slot}` })
  })
  return { ok: true }
}

/** @throws DomainError invalid_input for a link that has been used, has run out or never was. */
export async function verifyEmail(
  { db, clock, requestId }: Context,
  { token }: { token: string },
): Promise<{ ok: true }> {
  const now = clock.now()
  await db.transaction().execute(async (trx) => {
    const link = await takeAccountLink(trx, { token, purpose, now })
    if (link === undefined) {
      throw new DomainError(
        'invalid_input',
        'This link has been used or has run out. Sign in and ask for a new one under Account.',
      )
    }
    await markEmailVerified(trx, { id: link.userId, now })
    await insertAuditEvent(trx, {
      at: now,
      actorUserId: link.userId,
      subjectUserId: link.userId,
      action: 'update',
      entity: 'users',
      entityId: link.userId,
      changedFields: ['emailVerified'],
      requestId,
    })
  })
  return { ok: true }
}
