import { findWantedEmail, getUser } from '@suv/db'
import type { AccountSecurity } from '@suv/domain'
import type { MemberContext } from '../../trpc.ts'

/** How the member's way in is protected. */
export async function readSecurity({ db, actor, clock }: MemberContext): Promise<AccountSecurity> {
  const { userId } = actor
  const { email, emailVerified, twoFactorEnabled, eraseAt } = await getUser(db, { id: userId })
  const wantedEmail = await findWantedEmail(db, { userId, now: clock.now() })
  return {
    email,
    emailVerified,
    wantedEmail,
    twoStep: twoFactorEnabled,
    eraseAt: eraseAt?.toISOString() ?? null,
  }
}
