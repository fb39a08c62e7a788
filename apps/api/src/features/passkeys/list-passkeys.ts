import { listPasskeysOfUser } from '@suv/db'
import type { Passkey } from '@suv/domain'
import type { MemberContext } from '../../trpc.ts'
import { presentPasskey } from './present-passkey.ts'

/** The member's passkeys, newest first. */
export async function listPasskeys({ db, actor }: MemberContext): Promise<Passkey[]> {
  const passkeys = await listPasskeysOfUser(db, { userId: actor.userId })
  return passkeys.map(presentPasskey)
}
