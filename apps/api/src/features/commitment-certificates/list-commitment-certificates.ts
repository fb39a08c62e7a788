import { listCommitmentCertificates as listRows, type PageRequest } from '@suv/db'
import type { CommitmentCertificate } from '@suv/domain'
import { requireTeam } from '../../authorise.ts'
import { presentPage } from '../../present-page.ts'
import type { MemberContext } from '../../trpc.ts'

/** The commitment certificates of one of the caller's teams, newest first. */
export async function listCommitmentCertificates(
  ctx: MemberContext,
  { id, ...page }: PageRequest & { id: string },
): Promise<CommitmentCertificate[]> {
  return presentPage(ctx, await listRows(ctx.db, { teamId: requireTeam(ctx.actor, id), ...page }))
}
