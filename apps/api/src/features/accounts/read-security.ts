import { getUser } from '@suv/db'
import type { AccountSecurity } from '@suv/domain'
import type { MemberContext } from '../../trpc.ts'

/** How the member's way in is protected. */
export async function readSecurity({ db, actor }: MemberContext): Promise<AccountSecurity> {
  const { email, emailVerified, twoFactorEnabled, eraseAt } = await getUser(db, { id: actor.userId })
  return { email, emailVerified, twoStep: twoFactorEnabled, eraseAt: eraseAt?.toISOString() ?? null }
}
