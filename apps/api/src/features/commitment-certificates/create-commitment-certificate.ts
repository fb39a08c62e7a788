import { insertCommitmentCertificate } from '@suv/db'
import type { CommitmentCertificate, createCommitmentCertificateSchema } from '@suv/domain'
import type * as z from 'zod'
import { audited } from '../../audited.ts'
import { requireTeam } from '../../authorise.ts'
import { givenFields } from '../../given-fields.ts'
import { present } from '../../present.ts'
import type { MemberContext } from '../../trpc.ts'
import { requireReferences } from './require-references.ts'

/**
 * Adds a commitment certificate to one of the caller's teams.
 *
 * @throws DomainError forbidden; invalid_input where a field refers to nothing of the team's.
 */
export async function createCommitmentCertificate(
  ctx: MemberContext,
  { teamId: named, ...input }: z.output<typeof createCommitmentCertificateSchema>,
): Promise<CommitmentCertificate> {
  const teamId = requireTeam(ctx.actor, named)
  const values = {
    ...givenFields(input),
    organizationId: input.organizationId,
    certificateId: input.certificateId,
  }
  return audited(ctx, async (trx, audit) => {
    await requireReferences(trx, teamId, values)
    const stored = await insertCommitmentCertificate(trx, { teamId, now: ctx.clock.now(), values })
    await audit({
      action: 'create',
      entity: 'commitmentCertificates',
      entityId: stored.id,
      teamId,
      changedFields: Object.keys(values),
    })
    return present(stored)
  })
}
