import { getUser, insertAuditEvent, markEmailVerified, takeAccountLink } from '@suv/db'
import { DomainError } from '@suv/domain'
import type { Context, MemberContext } from '../../trpc.ts'
import { enqueueLinkMail } from './link-mail.job.ts'

const purpose = 'verify-email'
const slotMs = 60 * 1000

/** Mails the member a link that proves their address; one a minute. */
export async function sendVerification({ db, actor, clock, jobs }: MemberContext): Promise<{ ok: true }> {
  const { userId } = actor
  await db.transaction().execute(async (trx) => {
    const { emailVerified } = await getUser(trx, { id: userId })
    if (emailVerified) return
    const slot = Math.floor(clock.now().getTime() / slotMs)
    await enqueueLinkMail(jobs, trx, { reason: purpose, userId, dedupeKey: `verify ${userId} ${slot}` })
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
