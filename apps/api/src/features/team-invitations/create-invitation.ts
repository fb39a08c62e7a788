import {
  findTeamMemberByEmail,
  getTeamMember,
  getTeamOfUser,
  insertTeamInvitation,
  insertTeamMember,
  lockTeam,
  type TeamMemberRow,
  type Trx,
} from '@suv/db'
import {
  type createTeamInvitationSchema,
  DomainError,
  linkRequestLimit,
  mailToAddressLimit,
  type TeamInvitation,
} from '@suv/domain'
import type * as z from 'zod'
import { type AuditEntry, audited } from '../../audited.ts'
import type { MemberContext } from '../../trpc.ts'
import { checkRateLimit } from '../accounts/rate-limit.ts'
import { requireFounder } from '../teams/require-founder.ts'
import { invitationEnd, mailInvitation } from './mail-invitation.ts'
import { presentInvitation } from './present-invitation.ts'

type Input = z.output<typeof createTeamInvitationSchema>

/**
 * Invites somebody by mail to sign in as a person of the team's papers, who is added to them where they are new. Founders only.
 *
 * @throws DomainError forbidden; not_found for a person of another team; conflict where they sign in already or are invited
 * already; too_many_requests.
 */
export async function createInvitation(ctx: MemberContext, input: Input): Promise<TeamInvitation> {
  const { actor, clock } = ctx
  const { teamId } = input
  const email = input.email.toLowerCase()
  const now = clock.now()
  await requireFounder(ctx.db, actor, teamId)
  await checkInvitationLimit(ctx, email)
  return audited(ctx, async (trx, audit) => {
    await lockTeam(trx, { id: teamId })
    await requireFounder(trx, actor, teamId)
    const linked = await findTeamMemberByEmail(trx, { teamId, email })
    if (linked !== undefined) {
      throw new DomainError('conflict', `${email} is in this team already, as ${linked.passportName}.`)
    }
    const { id: memberId } = await findOrAddMember(trx, { input, now, audit, ctx })
    const made = await insertTeamInvitation(trx, {
      teamId,
      memberId,
      email,
      invitedBy: actor.userId,
      expiresAt: invitationEnd(now),
      now,
    })
    if (made === undefined) {
      throw new DomainError(
        'conflict',
        'This person or this address is invited already. Send that invitation again, or revoke it first.',
      )
    }
    const { id } = made.invitation
    await audit({ action: 'create', entity: 'teamInvitations', entityId: id, teamId, subjectUserId: null })
    const { teamName } = await getTeamOfUser(trx, { id: teamId, userId: actor.userId })
    await mailInvitation(ctx, trx, { ...made, teamName })
    return presentInvitation(made.invitation)
  })
}

/** Nobody's mailbox is filled from here, by one founder or by several. @throws DomainError too_many_requests */
export async function checkInvitationLimit(
  { db, actor, clock }: MemberContext,
  email: string | undefined,
): Promise<void> {
  const byFounder = { rule: linkRequestLimit, name: 'team invitation', by: [actor.userId] }
  const toAddress = { rule: mailToAddressLimit, name: 'invitation to address', by: [email ?? ''] }
  const limits = email === undefined ? [byFounder] : [byFounder, toAddress]
  await checkRateLimit(db, { limits, now: clock.now(), what: 'invitations' })
}

async function findOrAddMember(
  trx: Trx,
  {
    input: { teamId, memberId, passportName = '' },
    now,
    audit,
    ctx,
  }: { input: Input; now: Date; audit: (entry: AuditEntry) => Promise<void>; ctx: MemberContext },
): Promise<TeamMemberRow> {
  if (memberId !== undefined) {
    const member = await getTeamMember(trx, {
      id: memberId,
      teamIds: ctx.actor.teamIds.filter((id) => id === teamId),
    })
    if (member.userId !== null) {
      throw new DomainError('conflict', `${member.passportName} signs in to this team already.`)
    }
    return member
  }
  const member = await insertTeamMember(trx, { teamId, now, values: { passportName } })
  await audit({
    action: 'create',
    entity: 'teamMembers',
    entityId: member.id,
    teamId,
    subjectUserId: null,
    changedFields: ['passportName'],
  })
  return member
}
