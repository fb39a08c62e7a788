import { createHmac, randomInt } from 'node:crypto'
import * as z from 'zod'

/** Letters and digits that nobody takes for another one: base 32, five bits each. */
const letters = 'abcdefghijklmnopqrstuvwxyz234567'
const groups = 4
const groupLength = 6
const codesMade = 10

/**
 * Ten codes such as `k3vq2m-…-…-…`, of 120 random bits each: with 112 or more a plain hash keeps a code, since nobody guesses
 * it from that.
 */
export function makeRecoveryCodes(): string[] {
  const group = () => Array.from({ length: groupLength }, () => letters[randomInt(letters.length)]).join('')
  return Array.from({ length: codesMade }, () => Array.from({ length: groups }, group).join('-'))
}

const asMade = new RegExp(`^(?:[${letters}]{${groupLength}}){${groups}}$`)

/** A code as it was made, whatever capitals, spaces and dashes it was typed with. Others stay as they are: earlier ones had capitals. */
function readRecoveryCode(typed: string): string {
  const bare = typed.replaceAll(/[\s-]/g, '').toLowerCase()
  return asMade.test(bare) ? (bare.match(new RegExp(`.{${groupLength}}`, 'g')) ?? []).join('-') : typed
}

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
    decrypt: async (kept: string) => {
      if (kept.startsWith('[')) return hashAll(kept)
      const { symmetricDecrypt } = await import('better-auth/crypto')
      return hashAll(await symmetricDecrypt({ key: secret, data: kept }))
    },
  }
}

/** What a browser sends of a recovery code. A hash is no code: it has 55 characters, and a colon. */
export const recoveryCodeBody = z.object({
  code: z.string().trim().max(40).transform(readRecoveryCode),
  trustDevice: z.boolean().optional(),
})
