import {
  changeEmail,
  deleteAccountLinks,
  deleteSessionsOfUser,
  findWantedEmail,
  forgetTrustedDevices,
  getUser,
  insertAuditEvents,
  moveTeamInvitations,
  type NewAuditEvent,
  type Trx,
  takeAccountLink,
} from '@suv/db'
import { DomainError } from '@suv/domain'
import { enqueueMail } from '../../mail/send-mail.job.ts'
import { emailChangedMail } from '../../mail/templates/change-email.ts'
import type { Context } from '../../trpc.ts'

/**
 * Makes the address to which the link was mailed the member's, once, and ends their sessions but the one that opens the link.
 * What was mailed to the old address opens nothing any more; invitations to teams follow the member.
 *
 * @returns the new address.
 * @throws DomainError invalid_input for a link that has been used, has run out, was taken back or never was; conflict where
 * another member has got the address meanwhile.
 */
export async function confirmEmailChange(
  ctx: Context,
  { token }: { token: string },
): Promise<{ email: string }> {
  const { db, actor, clock, jobs, requestId, clientAddress: address, userAgent } = ctx
  const now = clock.now()
  return db.transaction().execute(async (trx) => {
    const { userId, email } = await takeLink(trx, { token, now })
    const before = await getUser(trx, { id: userId })
    await changeEmail(trx, { id: userId, email, now })
    await deleteAccountLinks(trx, { userId })
    const exceptId = actor?.userId === userId ? actor.session?.id : undefined
    const ended = await deleteSessionsOfUser(trx, { userId, exceptId })
    await forgetTrustedDevices(trx, { userId })
    // An address that nobody proved may be somebody else's, and so may be the invitation.
    const moved = before.emailVerified
      ? await moveTeamInvitations(trx, { from: before.email, to: email, now })
      : []
    const by = { at: now, actorUserId: userId, requestId }
    await insertAuditEvents(trx, [
      ...ownEvents({ ...by, subjectUserId: userId }, { userId, ended }),
      ...moved.map(
        ({ id, teamId }) =>
          ({
            ...by,
            teamId,
            action: 'update',
            entity: 'teamInvitations',
            entityId: id,
            changedFields: ['email'],
          }) as const,
      ),
    ])
    const to = { email: before.email, name: before.firstName, newEmail: email }
    const mail = emailChangedMail({ ...to, at: now, address, userAgent })
    await enqueueMail(jobs, trx, { ...mail, dedupeKey: `email changed ${requestId}` })
    return { email }
  })
}

async function takeLink(
  trx: Trx,
  { token, now }: { token: string; now: Date },
): Promise<{ userId: string; email: string }> {
  const link = await takeAccountLink(trx, { token, purpose: 'change-email', now })
  // A mail that was delayed may bring the link to an address that is not wanted any more.
  const wanted = link && (await findWantedEmail(trx, { userId: link.userId, now }))
  if (!link?.email || link.email !== wanted) {
    throw new DomainError(
      'invalid_input',
      'This link has been used, was taken back or has run out. Account shows which email you have, and sends a new link.',
    )
  }
  return { userId: link.userId, email: link.email }
}

function ownEvents(
  by: Pick<NewAuditEvent, 'at' | 'actorUserId' | 'subjectUserId' | 'requestId'>,
  { userId, ended }: { userId: string; ended: readonly string[] },
): NewAuditEvent[] {
  return [
    {
      ...by,
      action: 'update',
      entity: 'users',
      entityId: userId,
      changedFields: ['email', 'emailVerified', 'username'],
    },
    ...ended.map((id) => ({ ...by, action: 'delete', entity: 'sessions', entityId: id }) as const),
  ]
}
