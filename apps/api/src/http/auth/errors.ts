import type { ErrorBody } from '../../errors.ts'

/** better-auth's refusals that people meet, in our words. One text for a wrong e-mail and a wrong password. */
const texts: Record<string, string> = {
  INVALID_EMAIL_OR_PASSWORD: 'The email or password is not correct.',
  INVALID_PASSWORD: 'The password is not correct.',
  INVALID_CODE: 'This code is not correct. Codes change every 30 seconds: enter the newest.',
  INVALID_BACKUP_CODE: 'This recovery code is not correct, or was used before.',
  INVALID_TWO_FACTOR_COOKIE: 'This sign-in took too long. Enter your email and password again.',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'Too many wrong codes. Enter your email and password again.',
  TOTP_ALREADY_ENABLED: 'Two-step verification is on already.',
  TOTP_NOT_ENABLED: 'Two-step verification is not set up.',
  TWO_FACTOR_NOT_ENABLED: 'Two-step verification is not on.',
  SESSION_NOT_FRESH:
    'Adding a passkey needs a sign-in of the last hour, so that nobody adds theirs at a screen that you left. Sign in again, then add it.',
  CHALLENGE_NOT_FOUND: 'This took too long, or was done before. Try again.',
  FAILED_TO_VERIFY_REGISTRATION: 'This passkey could not be checked and was not added. Try again.',
  YOU_ARE_NOT_ALLOWED_TO_REGISTER_THIS_PASSKEY: 'Somebody else has signed in meanwhile. Reload the page.',
  PASSKEY_NOT_FOUND:
    'This passkey is not known here, perhaps because it was removed. Sign in with your email and password; under Account you can add a new one.',
  AUTHENTICATION_FAILED:
    'This passkey could not be checked. Try again, or sign in with your email and password.',
}

/** Two with one recovery code at the same time are told 409. */
const codes: Record<number, string> = { 403: 'FORBIDDEN', 404: 'NOT_FOUND', 409: 'CONFLICT' }

/** Where the second step has come to an end, and the first begins anew. */
const endedCodes = new Set(['INVALID_TWO_FACTOR_COOKIE', 'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE'])

/** better-auth blames itself for a new passkey that does not hold; it is the request that is wrong. */
export function statusOf(status: number, text: string): number {
  return readJson(text).code === 'FAILED_TO_VERIFY_REGISTRATION' ? 400 : status
}

/** The error in our one shape. `text`: better-auth's body. */
export function toErrorBody(answered: number, text: string): ErrorBody {
  const { message, code = '' } = readJson(text)
  const status = statusOf(answered, text)
  const known = texts[code]
  if (status >= 500) {
    return { error: 'Sign-in is not available right now. Try again.', code: 'INTERNAL_SERVER_ERROR' }
  }
  if (status === 429) {
    return { error: known ?? 'Too many tries. Wait a minute, then try again.', code: 'TOO_MANY_REQUESTS' }
  }
  if (endedCodes.has(code)) return { error: known ?? '', code: 'SIGN_IN_ENDED' }
  if (code === 'SESSION_NOT_FRESH') return { error: known ?? '', code }
  if (status === 401) {
    return { error: known ?? 'Sign in first.', code: 'UNAUTHORIZED' }
  }
  return {
    error: known ?? message ?? 'This request was refused.',
    code: codes[status] ?? 'BAD_REQUEST',
  }
}

function readJson(text: string): { message?: string; code?: string } {
  try {
    return (JSON.parse(text) ?? {}) as { message?: string; code?: string }
  } catch {
    return {}
  }
}
