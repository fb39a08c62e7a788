import { createHmac } from 'node:crypto'
import { symmetricDecrypt } from 'better-auth/crypto'
import * as z from 'zod'

const hashedPrefix = 'hmac-sha256:'

/** What is kept of a recovery code: nobody who reads the database can use it, not even together with AUTH_SECRET. */
export function hashRecoveryCode(code: string, secret: string): string {
  if (code.startsWith(hashedPrefix)) return code
  return hashedPrefix + createHmac('sha256', `recovery codes ${secret}`).update(code).digest('base64url')
}

const codesSchema = z.array(z.string())

/**
 * How better-auth keeps recovery codes: as a list of hashes. It compares what it reads here with what was sent, so a code is
 * hashed before it gets there (`recoveryCodeBody`). Codes that an earlier version encrypted are read too.
 */
export function recoveryCodeStorage(secret: string) {
  const hashAll = (json: string) =>
    JSON.stringify(codesSchema.parse(JSON.parse(json)).map((code) => hashRecoveryCode(code, secret)))
  return {
    encrypt: async (json: string) => hashAll(json),
    decrypt: async (kept: string) =>
      hashAll(kept.startsWith('[') ? kept : await symmetricDecrypt({ key: secret, data: kept })),
  }
}

/** What a browser sends of a recovery code. A hash is no code: 11 characters are. */
export const recoveryCodeBody = z.object({
  code: z.string().trim().max(20),
  trustDevice: z.boolean().optional(),
})
