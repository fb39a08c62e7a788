import { saveWorkPermitStep as writeRow } from '@suv/db'
import type { saveWorkPermitStepSchema, WorkPermitStepState } from '@suv/domain'
import { audited } from '../../audited.ts'
import { requireTeamEditor } from '../../authorise.ts'
import type { GivenOf } from '../../given-fields.ts'
import type { MemberContext } from '../../trpc.ts'
import { requireReferences } from '../team-records/require-references.ts'

/**
 * Ticks a step for one of the caller's teams, or names the document that proves it.
 *
 * @throws DomainError forbidden; invalid_input where the document is none of the team's.
 */
export async function saveWorkPermitStep(
  ctx: MemberContext,
  { id: named, step, ...values }: GivenOf<typeof saveWorkPermitStepSchema> & { id: string },
): Promise<WorkPermitStepState> {
  const teamId = requireTeamEditor(ctx.actor, named)
  return audited(ctx, async (trx, audit) => {
    await requireReferences(trx, teamId, { documentId: 'document' }, values)
    const { id, isDone, documentId } = await writeRow(trx, { teamId, step, now: ctx.clock.now(), values })
    await audit({
      action: 'update',
      entity: 'workPermitSteps',
      entityId: id,
      teamId,
      changedFields: Object.keys(values),
    })
    return { step, isDone, documentId }
  })
}
