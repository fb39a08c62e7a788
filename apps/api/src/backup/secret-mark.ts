import { createHash } from 'node:crypto'

/** Tells whether two installations have one AUTH_SECRET, and nothing about it: it has 32 random characters or more. */
export function markOfSecret(secret: string): string {
  return createHash('sha256').update(`landfall backup\n${secret}`).digest('hex')
}
