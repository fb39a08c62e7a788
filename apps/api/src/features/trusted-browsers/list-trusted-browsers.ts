import { listTrustedDevices } from '@suv/db'
import type { TrustedBrowser } from '@suv/domain'
import type { MemberContext } from '../../trpc.ts'

/** The browsers that sign in without a code, the one used last first. */
export async function listTrustedBrowsers({ db, actor, clock }: MemberContext): Promise<TrustedBrowser[]> {
  const devices = await listTrustedDevices(db, { userId: actor.userId, now: clock.now() })
  return devices.map(({ id, createdAt, expiresAt }) => ({
    id,
    usedAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }))
}
