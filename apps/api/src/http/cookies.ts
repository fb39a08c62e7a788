import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto'

/** What a `Cookie` header says under this name, percent-decoded where it can be; the first of several. */
export function readCookie(header: string, name: string): string | undefined {
  const pair = header.split(';').find((one) => nameOf(one) === name)
  return pair === undefined ? undefined : decode(pair.slice(pair.indexOf('=') + 1).trim())
}

function nameOf(pair: string): string {
  return pair.slice(0, Math.max(0, pair.indexOf('='))).trim()
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

/** What a cookie of ours says that better-auth signed (`value.signature`, HMAC-SHA-256 as base64), if its signature holds. */
export function readSignedCookie(header: string, name: string, secret: string): string | undefined {
  const signed = readCookie(header, name) ?? ''
  const dot = signed.lastIndexOf('.')
  if (dot < 1) return undefined
  const value = signed.slice(0, dot)
  const given = Buffer.from(signed.slice(dot + 1))
  // Compared as written: base64 spells the same bytes in several ways.
  const expected = Buffer.from(createHmac('sha256', keyOf(secret)).update(value).digest('base64'))
  return given.length === expected.length && timingSafeEqual(given, expected) ? value : undefined
}

/**
 * The cookies that better-auth is given: ours with a signature that holds, each once. It reads a header otherwise than we do (quotes,
 * spaces, several of a name), and must not see a session, or a second step, that our limits, audit rows and mails have not seen.
 */
export function signedCookiesOf(
  header: string,
  { prefix, secret }: { prefix: string; secret: string },
): string {
  const names = header.split(';').map(nameOf)
  return [...new Set(names)]
    .filter((name) => name.startsWith(`${prefix}.`))
    .filter((name) => readSignedCookie(header, name, secret) !== undefined)
    .map((name) => `${name}=${encodeURIComponent(readCookie(header, name) ?? '')}`)
    .join('; ')
}

let lastKey: { readonly secret: string; readonly key: KeyObject } | undefined

/** The secret as a key, made once: there is one secret in a process. */
function keyOf(secret: string): KeyObject {
  if (lastKey?.secret !== secret) lastKey = { secret, key: createSecretKey(secret, 'utf8') }
  return lastKey.key
}

/** What our cookies' names begin with. */
const prefix = 'landfall'

/** Whether members reach the site by https. Without a configured address it is the local trial, by http. */
export function isServedSecurely(publicUrl: string | undefined): boolean {
  return publicUrl?.startsWith('https:') ?? false
}

/**
 * What the names of our cookies begin with, better-auth's too. Under https it is `__Host-`, which browsers take for this host alone,
 * without a Domain, and only over https: another host of the same domain cannot plant one.
 */
export function cookiePrefixFor(publicUrl: string | undefined): string {
  return isServedSecurely(publicUrl) ? `__Host-${prefix}` : prefix
}
