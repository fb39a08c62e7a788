import { getTeamMember, type PrApplicationRequest } from '@suv/db'
import { requireTeam } from '../../authorise.ts'
import type { MemberContext } from '../../trpc.ts'

/** Whose application of which team (`id`) is read; the main applicant's where nobody is named. */
export type AskedApplication = { readonly id: string; readonly teamMemberId?: string | undefined }

/** @throws DomainError forbidden for a team that is not the caller's; not_found for somebody who is not in that team. */
export async function requireApplicant(
  { db, actor }: MemberContext,
  { id, teamMemberId }: AskedApplication,
): Promise<PrApplicationRequest> {
  const teamId = requireTeam(actor, id)
  if (teamMemberId !== undefined) await getTeamMember(db, { id: teamMemberId, teamIds: [teamId] })
  return { teamId, teamMemberId }
}
