import { createHash, randomBytes } from 'node:crypto'

/** Below it, each member's calendar has its secret as a file name. */
export const feedFolder = '/api/calendar/'

/** 256 bits, fit for an address. */
export function newFeedSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** What is stored. A plain hash is enough: a secret of 256 random bits cannot be guessed from it. */
export function hashFeedSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}
