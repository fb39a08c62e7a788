import { deleteCommitmentCertificate as deleteRow } from '@suv/db'
import type { MemberContext } from '../../trpc.ts'
import { deleteTeamRecord } from '../teams/delete-team-record.ts'

/** Deletes a commitment certificate of one of the caller's teams. */
export async function deleteCommitmentCertificate(
  ctx: MemberContext,
  { id }: { id: string },
): Promise<{ id: string }> {
  return deleteTeamRecord(ctx, { id, entity: 'commitmentCertificates' }, deleteRow)
}
