import { insertLetterOfSupport } from '@suv/db'
import type { createLetterOfSupportSchema, LetterOfSupport } from '@suv/domain'
import type * as z from 'zod'
import { audited } from '../../audited.ts'
import { requireTeam } from '../../authorise.ts'
import { givenFields } from '../../given-fields.ts'
import { present } from '../../present.ts'
import type { MemberContext } from '../../trpc.ts'
import { requireReferences } from './require-references.ts'

/**
 * Adds a letter of support to one of the caller's teams.
 *
 * @throws DomainError forbidden; invalid_input where a field refers to nothing of the team's.
 */
export async function createLetterOfSupport(
  ctx: MemberContext,
  { teamId: named, ...input }: z.output<typeof createLetterOfSupportSchema>,
): Promise<LetterOfSupport> {
  const teamId = requireTeam(ctx.actor, named)
  const values = { ...givenFields(input), memberId: input.memberId, organizationId: input.organizationId }
  return audited(ctx, async (trx, audit) => {
    await requireReferences(trx, teamId, values)
    const stored = await insertLetterOfSupport(trx, { teamId, now: ctx.clock.now(), values })
    await audit({
      action: 'create',
      entity: 'lettersOfSupport',
      entityId: stored.id,
      teamId,
      changedFields: Object.keys(values),
    })
    return present(stored)
  })
}
