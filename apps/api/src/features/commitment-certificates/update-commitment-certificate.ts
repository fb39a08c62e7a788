import { getCommitmentCertificate, updateCommitmentCertificate as writeRow } from '@suv/db'
import type { CommitmentCertificate, updateCommitmentCertificateSchema } from '@suv/domain'
import type * as z from 'zod'
import { audited } from '../../audited.ts'
import { givenFields } from '../../given-fields.ts'
import { present } from '../../present.ts'
import type { MemberContext } from '../../trpc.ts'
import { requireReferences } from './require-references.ts'

/**
 * Changes the given fields of a commitment certificate of one of the caller's teams.
 *
 * @throws DomainError not_found; invalid_input where a field refers to nothing of the team's.
 */
export async function updateCommitmentCertificate(
  ctx: MemberContext,
  { id, ...update }: z.output<typeof updateCommitmentCertificateSchema> & { id: string },
): Promise<CommitmentCertificate> {
  const values = givenFields(update)
  return audited(ctx, async (trx, audit) => {
    const { teamId } = await getCommitmentCertificate(trx, { id, teamIds: ctx.actor.teamIds })
    await requireReferences(trx, teamId, values)
    const stored = await writeRow(trx, { id, teamId, now: ctx.clock.now(), values })
    await audit({
      action: 'update',
      entity: 'commitmentCertificates',
      entityId: id,
      teamId,
      changedFields: Object.keys(values),
    })
    return present(stored)
  })
}
