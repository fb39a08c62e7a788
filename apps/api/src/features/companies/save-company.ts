import { saveCompany as writeCompany } from '@suv/db'
import type { Company, updateCompanySchema } from '@suv/domain'
import { audited } from '../../audited.ts'
import { requireWorkspace } from '../../authorise.ts'
import type { GivenOf } from '../../given-fields.ts'
import type { MemberContext } from '../../trpc.ts'
import { findCompany } from './find-company.ts'

/** Sets the given facts; those that are left out stay, so that two people who write different ones both keep theirs. */
export async function saveCompany(
  ctx: MemberContext,
  { id, ...values }: GivenOf<typeof updateCompanySchema> & { id: string },
): Promise<Company> {
  const workspaceId = requireWorkspace(ctx.actor, id)
  return audited(ctx, async (trx, audit) => {
    const { isNew } = await writeCompany(trx, { workspaceId, now: ctx.clock.now(), values })
    await audit({
      action: isNew ? 'create' : 'update',
      entity: 'companies',
      entityId: workspaceId,
      changedFields: Object.keys(values),
    })
    return findCompany({ db: trx, actor: ctx.actor }, { id })
  })
}
