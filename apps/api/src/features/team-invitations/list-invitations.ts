import { listTeamInvitations } from '@suv/db'
import type { TeamInvitation } from '@suv/domain'
import type { MemberContext } from '../../trpc.ts'
import { requireFounder } from '../teams/require-founder.ts'
import { presentInvitation } from './present-invitation.ts'

/** The team's invitations that wait to be accepted. Founders only. */
export async function listInvitations(
  { db, actor }: MemberContext,
  { id }: { id: string },
): Promise<TeamInvitation[]> {
  await requireFounder(db, actor, id)
  return (await listTeamInvitations(db, { teamId: id })).map(presentInvitation)
}
