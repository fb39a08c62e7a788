import * as z from 'zod'
import { hashRecoveryCode, recoveryCodeBody } from '../../features/accounts/recovery-codes.ts'
import { newPasskeySchema, usedPasskeySchema } from '../../features/passkeys/passkey-bodies.ts'
import type { AuthRoute } from './auth-route.ts'
import { endEarlierSession } from './end-earlier-session.ts'
import { keepHashCurrent } from './keep-hash-current.ts'
import { keepToPassword } from './keep-to-password.ts'
import { limitCodeTries, limitPasswordTries, limitTries } from './limit-tries.ts'
import { noteChange, noteSecondStep } from './note-change.ts'
import { noteDevice } from './note-device.ts'
import { dropExpiredChallenges, keepPasskeysWithin, notePasskeyUse } from './passkeys.ts'
import { signInInTurn } from './sign-in-turns.ts'
import { takeCodeOnce } from './take-code-once.ts'

const totpBody = z.object({ code: z.string().trim().max(20), trustDevice: z.boolean().optional() })

/**
 * The better-auth endpoints that we offer. The rest of its routes stay closed: sessions, API keys and passwords are managed
 * by our own procedures, which are described, scoped and tested like every other.
 */
export const authRoutes: readonly AuthRoute[] = [
  {
    method: 'POST',
    path: '/sign-in/email',
    around: [limitTries, keepToPassword, endEarlierSession, keepHashCurrent, noteDevice],
    inTurn: signInInTurn,
  },
  { method: 'POST', path: '/sign-out', around: [noteChange({ action: 'delete', entity: 'sessions' })] },
  // Null for a stranger; for a member it also prolongs a session that is over a day old.
  { method: 'GET', path: '/get-session' },
  // Two-step verification. Turning it on is finished by the first code, turning it off asks for the password.
  {
    method: 'POST',
    path: '/two-factor/enable',
    around: [limitPasswordTries, keepToPassword],
    shows: ['totpURI', 'backupCodes'],
  },
  {
    method: 'POST',
    path: '/two-factor/verify-totp',
    takes: totpBody,
    around: [limitCodeTries, keepToPassword, takeCodeOnce, noteSecondStep],
  },
  {
    method: 'POST',
    path: '/two-factor/verify-backup-code',
    takes: recoveryCodeBody,
    gives: (body, { authSecret }) => ({
      ...body,
      code: hashRecoveryCode((body as z.output<typeof recoveryCodeBody>).code, authSecret),
    }),
    around: [limitCodeTries, keepToPassword, noteDevice],
  },
  {
    method: 'POST',
    path: '/two-factor/disable',
    around: [
      limitPasswordTries,
      keepToPassword,
      noteChange({ action: 'delete', entity: 'twoFactors', change: 'two-step-off' }),
    ],
  },
  {
    method: 'POST',
    path: '/two-factor/generate-backup-codes',
    shows: ['backupCodes'],
    around: [
      limitPasswordTries,
      keepToPassword,
      noteChange({ action: 'update', entity: 'twoFactors', change: 'codes' }),
    ],
  },
  // Passkeys. Adding one takes a sign-in of the last hour.
  {
    method: 'GET',
    path: '/passkey/generate-register-options',
    around: [dropExpiredChallenges],
    shows: [
      'challenge',
      'rp',
      'user',
      'pubKeyCredParams',
      'timeout',
      'excludeCredentials',
      'authenticatorSelection',
      'attestation',
    ],
  },
  {
    method: 'POST',
    path: '/passkey/verify-registration',
    takes: newPasskeySchema,
    around: [
      keepPasskeysWithin,
      noteChange({ action: 'create', entity: 'passkeys', change: 'passkey-added' }),
    ],
  },
  {
    method: 'GET',
    path: '/passkey/generate-authenticate-options',
    around: [dropExpiredChallenges],
    shows: ['challenge', 'rpId', 'timeout', 'allowCredentials'],
    // The plugin would only prefer it.
    adds: { userVerification: 'required' },
  },
  {
    method: 'POST',
    path: '/passkey/verify-authentication',
    takes: usedPasskeySchema,
    around: [endEarlierSession, noteDevice, notePasskeyUse],
  },
]
