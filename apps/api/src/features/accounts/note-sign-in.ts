import { type Db, findSessionByToken, getUser, insertAuditEvent, noteDevice } from '@suv/db'
import type { Clock } from '../../clock.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { enqueueMail } from '../../mail/send-mail.job.ts'
import { newDeviceMail } from '../../mail/templates/new-device.ts'

type NoteContext = {
  readonly db: Db
  readonly jobs: Jobs
  readonly clock: Clock
  readonly siteUrl: string
}

/**
 * Records a sign-in, and mails the member where it came from a browser that is new to an account that has been used before.
 * `deviceHash`: of what the browser's cookie says, or will say from now on.
 */
export async function noteSignIn(
  { db, jobs, clock, siteUrl }: NoteContext,
  { sessionToken, deviceHash, requestId }: { sessionToken: string; deviceHash: string; requestId: string },
): Promise<void> {
  const now = clock.now()
  await db.transaction().execute(async (trx) => {
    const session = await findSessionByToken(trx, { token: sessionToken })
    if (session === undefined) return
    const { id, userId, ipAddress, userAgent } = session
    await insertAuditEvent(trx, {
      at: now,
      actorUserId: userId,
      subjectUserId: userId,
      action: 'create',
      entity: 'sessions',
      entityId: id,
      requestId,
    })
    if ((await noteDevice(trx, { userId, tokenHash: deviceHash, now })) !== 'new') return
    const user = await getUser(trx, { id: userId })
    const mail = newDeviceMail({
      email: user.email,
      name: user.firstName,
      siteUrl,
      at: now,
      address: ipAddress,
      userAgent,
    })
    await enqueueMail(jobs, trx, { ...mail, dedupeKey: `new device ${id}` })
  })
}
