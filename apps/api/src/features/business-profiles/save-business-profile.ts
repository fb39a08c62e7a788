import { insertBusinessProfile, updateBusinessProfile } from '@suv/db'
import type { BusinessProfile, updateBusinessProfileSchema } from '@suv/domain'
import { audited } from '../../audited.ts'
import { requireSelf } from '../../authorise.ts'
import type { GivenOf } from '../../given-fields.ts'
import { present } from '../../present.ts'
import type { MemberContext } from '../../trpc.ts'

/**
 * Writes the given fields of the caller's profile, which begins private. Fields that are left out stay as they are, because
 * forms send the part that they show.
 *
 * @throws DomainError forbidden for another member's id.
 */
export async function saveBusinessProfile(
  ctx: MemberContext,
  { id, ...values }: GivenOf<typeof updateBusinessProfileSchema> & { id: string },
): Promise<BusinessProfile> {
  const userId = requireSelf(ctx.actor, id)
  const write = { userId, now: ctx.clock.now(), values }
  return audited(ctx, async (trx, audit) => {
    const inserted = await insertBusinessProfile(trx, write)
    const profile = inserted ?? (await updateBusinessProfile(trx, write))
    await audit({
      action: inserted === undefined ? 'update' : 'create',
      entity: 'businessProfiles',
      entityId: profile.id,
      changedFields: Object.keys(write.values),
    })
    return present(profile)
  })
}
