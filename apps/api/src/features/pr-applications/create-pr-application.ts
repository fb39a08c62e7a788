import { insertPrApplication } from '@suv/db'
import { type createPrApplicationSchema, DomainError, type PrApplication } from '@suv/domain'
import type * as z from 'zod'
import { audited } from '../../audited.ts'
import { requireTeam } from '../../authorise.ts'
import { givenFields } from '../../given-fields.ts'
import { present } from '../../present.ts'
import type { MemberContext } from '../../trpc.ts'
import { keepChanges } from './keep-changes.ts'

/**
 * Begins the application of one of the caller's teams.
 *
 * @throws DomainError forbidden; conflict where the team has one already.
 */
export async function createPrApplication(
  ctx: MemberContext,
  { teamId: named, ...input }: z.output<typeof createPrApplicationSchema>,
): Promise<PrApplication> {
  const teamId = requireTeam(ctx.actor, named)
  const values = givenFields(input)
  return audited(ctx, async (trx, audit) => {
    const application = await insertPrApplication(trx, { teamId, now: ctx.clock.now(), values })
    if (application === undefined) {
      throw new DomainError('conflict', 'Your team has an application already. Change that one instead.')
    }
    await keepChanges(trx, ctx, null, application)
    await audit({
      action: 'create',
      entity: 'prApplications',
      entityId: application.id,
      teamId,
      changedFields: Object.keys(values),
    })
    return present(application)
  })
}
