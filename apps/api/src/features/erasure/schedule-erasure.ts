import { createOTP } from '@better-auth/utils/otp'
import { findTwoStepSecret, getUser, type PasswordRow, resetRateLimit, setEraseAt } from '@suv/db'
import { DomainError, signInFromAddressLimit } from '@suv/domain'
import { audited } from '../../audited.ts'
import { enqueueMail } from '../../mail/send-mail.job.ts'
import { erasureScheduledMail } from '../../mail/templates/erasure-scheduled.ts'
import type { MemberContext } from '../../trpc.ts'
import { checkRateLimit, keyOf } from '../accounts/rate-limit.ts'
import { requirePassword, requireSamePassword } from '../accounts/require-password.ts'
import { takeCodeOnce } from '../accounts/take-code-once.ts'

/** For changing one's mind. */
export const graceMs = 7 * 24 * 60 * 60 * 1000

/**
 * Has the account erased in seven days. Everything stays as it is until then, sessions too, so that it can be taken back.
 *
 * @param proof the password, and with two-step verification a code of the app.
 * @returns when; the earlier moment where it was asked for before.
 * @throws DomainError invalid_input where either is wrong, too_many_requests where they were wrong too often.
 */
export async function scheduleErasure(
  ctx: MemberContext,
  proof: { password: string; code?: string | undefined },
): Promise<{ eraseAt: string }> {
  const { db, actor, clock, jobs, siteUrl, requestId } = ctx
  const { userId } = actor
  const now = clock.now()
  const limit = { rule: signInFromAddressLimit, name: 'erase account', by: [userId] }
  await checkRateLimit(db, { limits: [limit], now })
  const known = await requireProof(ctx, proof)
  return audited(ctx, async (trx, audit) => {
    await requireSamePassword(trx, known)
    await resetRateLimit(trx, { key: keyOf(limit) })
    const before = await getUser(trx, { id: userId })
    if (before.eraseAt !== null) return { eraseAt: before.eraseAt.toISOString() }
    const eraseAt = new Date(now.getTime() + graceMs)
    await setEraseAt(trx, { userId, eraseAt, now })
    await audit({ action: 'update', entity: 'users', entityId: userId, changedFields: ['eraseAt'] })
    const mail = erasureScheduledMail({ email: actor.email, name: actor.firstName, siteUrl, eraseAt })
    await enqueueMail(jobs, trx, { ...mail, dedupeKey: `erasure scheduled ${requestId}` })
    return { eraseAt: eraseAt.toISOString() }
  })
}

/** Keeps the account after all. Where nothing was scheduled, nothing happens. */
export async function cancelErasure(ctx: MemberContext): Promise<{ ok: true }> {
  const { actor, clock } = ctx
  const { userId } = actor
  return audited(ctx, async (trx, audit) => {
    const { eraseAt } = await getUser(trx, { id: userId })
    if (eraseAt !== null) {
      await setEraseAt(trx, { userId, eraseAt: null, now: clock.now() })
      await audit({ action: 'update', entity: 'users', entityId: userId, changedFields: ['eraseAt'] })
    }
    return { ok: true }
  })
}

async function requireProof(
  { db, auth, clock, actor: { userId } }: MemberContext,
  { password, code }: { password: string; code?: string | undefined },
): Promise<PasswordRow> {
  const known = await requirePassword(db, { userId, password })
  const encrypted = await findTwoStepSecret(db, { userId })
  if (encrypted === undefined) return known
  const { secretConfig } = await (await auth()).$context
  const { symmetricDecrypt } = await import('better-auth/crypto')
  const secret = await symmetricDecrypt({ key: secretConfig, data: encrypted })
  const digits = code?.replace(/\s/g, '') ?? ''
  if (!(await createOTP(secret).verify(digits))) {
    throw new DomainError('invalid_input', 'The code of your authenticator app is not correct.')
  }
  if (!(await takeCodeOnce(db, { userId, code: digits, now: clock.now() }))) {
    throw new DomainError('invalid_input', 'This code was used before. Enter the next one of your app.')
  }
  return known
}
