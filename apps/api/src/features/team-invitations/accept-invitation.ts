import {
  type Db,
  deleteAccountLinks,
  findInvitationByToken,
  findPasswordHash,
  findUserByEmail,
  type InvitationByToken,
  insertAuditEvent,
  insertMember,
  linkTeamMember,
  markEmailVerified,
  setPasswordHash,
  type TakenInvitation,
  type Trx,
  takeTeamInvitation,
} from '@suv/db'
import { DomainError, type OpenInvitation } from '@suv/domain'
import type { Context, MemberContext } from '../../trpc.ts'
import { hashPassword } from '../accounts/password-hash.ts'
import { requireStrongPassword } from '../accounts/require-strong-password.ts'

const deadLinkText =
  'This invitation has been used, was taken back or has run out. Ask the founder who invited you to send it again.'

/**
 * What a link invites to, for the page to show before anything is typed.
 *
 * @throws DomainError not_found for a link that has been used, was taken back, has run out or never was.
 */
export async function openInvitation(ctx: Context, { token }: { token: string }): Promise<OpenInvitation> {
  const { teamName, passportName, invitedByName, email } = await getInvitation(ctx, token)
  return { teamName, passportName, invitedByName, email, hasPassword: await hasPassword(ctx.db, email) }
}

/**
 * Joins the team as the member who is signed in.
 *
 * @throws DomainError not_found; forbidden where the invitation was sent to another address; conflict where the place is taken.
 */
export async function acceptInvitation(
  ctx: MemberContext,
  { token }: { token: string },
): Promise<{ teamId: string }> {
  const { actor, db } = ctx
  const { email } = await getInvitation(ctx, token)
  if (email !== actor.email) {
    throw new DomainError(
      'forbidden',
      `This invitation was sent to ${email}, and you are signed in as ${actor.email}. Sign in with that address, or ask for an invitation to this one.`,
    )
  }
  return db.transaction().execute(async (trx) => join(ctx, trx, await take(ctx, trx, token), actor.userId))
}

/**
 * Joins the team as somebody who has no password yet, and sets it. They have proved their address by the link.
 *
 * @returns the e-mail, for signing in.
 * @throws DomainError not_found; conflict where the address signs in already, or where the place is taken.
 */
export async function acceptWithPassword(
  ctx: Context,
  { token, password }: { token: string; password: string },
): Promise<{ email: string }> {
  const { db, clock } = ctx
  const { email, passportName } = await getInvitation(ctx, token)
  await requireNoPassword(db, email)
  await requireStrongPassword(password, { own: [email, passportName] })
  // Before the transaction, because hashing takes its time.
  const passwordHash = await hashPassword(password, email)
  const now = clock.now()
  await db.transaction().execute(async (trx) => {
    const invitation = await take(ctx, trx, token)
    // Again, now that nobody else can use the link.
    await requireNoPassword(trx, email)
    const { id: userId } =
      (await findUserByEmail(trx, { email })) ??
      (await insertMember(trx, { email, name: passportName, passwordHash }))
    await setPasswordHash(trx, { userId, passwordHash, now })
    // Such as the one of a purchase, by which the password would be set once more.
    await deleteAccountLinks(trx, { userId })
    await markEmailVerified(trx, { id: userId, now })
    await join(ctx, trx, invitation, userId)
  })
  return { email }
}

async function getInvitation({ db, clock }: Context, token: string): Promise<InvitationByToken> {
  const invitation = await findInvitationByToken(db, { token, now: clock.now() })
  if (invitation === undefined) throw new DomainError('not_found', deadLinkText)
  return invitation
}

async function hasPassword(db: Db, email: string): Promise<boolean> {
  const user = await findUserByEmail(db, { email })
  return user !== undefined && (await findPasswordHash(db, { userId: user.id })) !== undefined
}

async function requireNoPassword(db: Db, email: string): Promise<void> {
  if (await hasPassword(db, email)) {
    throw new DomainError('conflict', `${email} signs in already. Sign in, then open the invitation again.`)
  }
}

/** Uses the link up: of two calls at the same time, one goes on. */
async function take({ clock }: Context, trx: Trx, token: string): Promise<TakenInvitation> {
  const taken = await takeTeamInvitation(trx, { token, now: clock.now() })
  if (taken === undefined) throw new DomainError('not_found', deadLinkText)
  return taken
}

async function join(
  { clock, requestId }: Context,
  trx: Trx,
  { teamId, memberId }: TakenInvitation,
  userId: string,
): Promise<{ teamId: string }> {
  const now = clock.now()
  if ((await linkTeamMember(trx, { memberId, userId, teamId, now })) === 'taken') {
    throw new DomainError('conflict', 'You are in this team already, or somebody else took this place in it.')
  }
  await insertAuditEvent(trx, {
    at: now,
    actorUserId: userId,
    subjectUserId: userId,
    teamId,
    action: 'create',
    entity: 'teamMembers',
    entityId: memberId,
    changedFields: ['userId'],
    requestId,
  })
  return { teamId }
}
