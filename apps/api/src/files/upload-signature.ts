import { createHmac, timingSafeEqual } from 'node:crypto'

/** Signs the permission to PUT one file under `key` until `expires` (milliseconds since 1970, as text). */
export function signUpload(secret: string, { key, expires }: { key: string; expires: string }): string {
  return createHmac('sha256', secret).update(`file upload\nPUT\n${key}\n${expires}`).digest('base64url')
}

/** Whether the signature is ours for exactly this key and time. */
export function isUploadSignature(
  secret: string,
  { signature, ...upload }: { key: string; expires: string; signature: string },
): boolean {
  const given = Buffer.from(signature)
  const expected = Buffer.from(signUpload(secret, upload))
  return given.length === expected.length && timingSafeEqual(given, expected)
}
