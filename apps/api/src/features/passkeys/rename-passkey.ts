import { renamePasskeyOfUser } from '@suv/db'
import { DomainError, type Passkey, type renamePasskeySchema } from '@suv/domain'
import type * as z from 'zod'
import { audited } from '../../audited.ts'
import type { MemberContext } from '../../trpc.ts'
import { presentPasskey } from './present-passkey.ts'

/** @throws DomainError not_found where the member has no such passkey. */
export async function renamePasskey(
  ctx: MemberContext,
  { id, name }: z.output<typeof renamePasskeySchema>,
): Promise<Passkey> {
  return audited(ctx, async (trx, audit) => {
    const passkey = await renamePasskeyOfUser(trx, { id, userId: ctx.actor.userId, name })
    if (passkey === undefined) {
      throw new DomainError('not_found', 'This passkey was removed. Reload the page to see those you have.')
    }
    await audit({ action: 'update', entity: 'passkeys', entityId: id, changedFields: ['name'] })
    return presentPasskey(passkey)
  })
}
