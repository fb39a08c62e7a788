import { createHmac, timingSafeEqual } from 'node:crypto'
import { DomainError } from '@suv/domain'
import type { SignedRequest } from './file-storage.ts'

/** What an address of our own server permits: one method, one key, until `expires` (ms since 1970), and nothing more. */
export type Permission = {
  readonly method: 'GET' | 'PUT'
  readonly key: string
  readonly expires: number
  /** Further terms, such as the size of the file. */
  readonly terms: Readonly<Record<string, string>>
}

export function signAddress(secret: string, permission: Permission): string {
  const { key, expires, terms } = permission
  const query = new URLSearchParams({
    expires: String(expires),
    ...terms,
    signature: sign(secret, permission),
  })
  return `/files/${key}?${query}`
}

/**
 * The terms of an address that we signed and that still holds.
 *
 * @throws DomainError forbidden
 */
export function readSignedAddress(
  secret: string,
  { method, now, key, query }: SignedRequest & { method: 'GET' | 'PUT'; now: Date },
): Readonly<Record<string, string>> {
  const { expires, signature, ...rest } = query
  const terms = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, String(value)]))
  const given = Buffer.from(String(signature))
  const expected = Buffer.from(sign(secret, { method, key, expires: Number(expires), terms }))
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    throw new DomainError('forbidden', 'This is no address for this file. Ask for one.')
  }
  if (Number(expires) <= now.getTime()) {
    throw new DomainError('forbidden', 'Request has expired. This address is too old: ask for a new one.')
  }
  return terms
}

function sign(secret: string, { method, key, expires, terms }: Permission): string {
  const entries = Object.entries(terms).sort(([left], [right]) => (left < right ? -1 : 1))
  return createHmac('sha256', secret)
    .update(`file address\n${JSON.stringify([method, key, expires, entries])}`)
    .digest('base64url')
}
