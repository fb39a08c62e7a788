import type { Db, Trx } from '../client.ts'

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

/** Whether the member signed in on the device before. */
export async function isDeviceOf(
  db: Db,
  { userId, tokenHash }: { userId: string; tokenHash: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('knownDevices')
    .select('userId')
    .where('userId', '=', userId)
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether the member with this address signed in on the device before. `email`: in lower case. */
export async function isKnownDevice(
  db: Db,
  { email, tokenHash }: { email: string; tokenHash: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('knownDevices')
    .innerJoin('users', 'users.id', 'knownDevices.userId')
    .select('users.id')
    .where('users.email', '=', email)
    .where('knownDevices.tokenHash', '=', tokenHash)
    .executeTakeFirst()
  return row !== undefined
}
