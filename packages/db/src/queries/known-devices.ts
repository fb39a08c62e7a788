import type { Trx } from '../client.ts'

/**
 * Notes that the member signed in on a device. @returns `known`: from there before; `first`: from nowhere before;
 * `new`: from another device only.
 */
export async function noteDevice(
  trx: Trx,
  { userId, tokenHash, now }: { userId: string; tokenHash: string; now: Date },
): Promise<'known' | 'first' | 'new'> {
  const devices = await trx
    .selectFrom('knownDevices')
    .select('tokenHash')
    .where('userId', '=', userId)
    .execute()
  if (devices.some((device) => device.tokenHash === tokenHash)) return 'known'
  await trx
    .insertInto('knownDevices')
    .values({ userId, tokenHash, createdAt: now })
    .onConflict((conflict) => conflict.constraint('known_devices_pkey').doNothing())
    .execute()
  return devices.length === 0 ? 'first' : 'new'
}
