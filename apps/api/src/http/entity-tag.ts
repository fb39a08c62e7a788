import { hash } from 'node:crypto'

/** The weak entity tag of an answer: the same JSON has the same tag, however it is compressed (RFC 9110, section 8.8.3). */
export function entityTag(body: string): string {
  return `W/"${hash('sha256', body, 'base64url').slice(0, 27)}"`
}

/** Whether an `If-None-Match` header names the tag, compared weakly as RFC 9110, section 13.1.2, asks for. */
export function namesTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false
  if (header.trim() === '*') return true
  const opaque = tag.replace(/^W\//, '')
  return header.match(/"[^"]*"/g)?.includes(opaque) ?? false
}
