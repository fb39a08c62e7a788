import { isDatabaseUnavailable } from '@suv/db'

/** What the system says of a machine that is not reached, or of a disk on which there is no room. */
const passingCodes = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EDQUOT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOSPC',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
])

/** What a person reads while the database or the storage of files is away. The cause is in the log under the request's id. */
export const passingFaultText =
  'A part of our service does not answer just now. What you saved is safe. Please try again in a minute.'

/** Whether a request failed because the database, the storage or the disk takes nothing just now: the same may be asked again. */
export function isPassingFault(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false
  const { code, $metadata } = cause as Error & { code?: unknown; $metadata?: { httpStatusCode?: number } }
  if (typeof code === 'string' && passingCodes.has(code)) return true
  if (isDatabaseUnavailable(cause)) return true
  // Errors of the storage's library, which is loaded only where it is used.
  if ($metadata === undefined) return false
  const { httpStatusCode } = $metadata
  return cause.name === 'TimeoutError' || httpStatusCode === 429 || (httpStatusCode ?? 0) >= 500
}
