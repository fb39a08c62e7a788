import { RequestError } from '../../request.ts'
import { describeError } from '../../ui/describe-error.ts'
import { readRefusal } from '../session/read-refusal.ts'

export const missingFieldText = 'Please enter both email and password'

/** What to tell somebody whose sign-in failed. It never says which of the two was wrong. */
export function describeSignInError(error: unknown): string {
  if (!(error instanceof RequestError)) return describeError(error)
  if (error.status === 429) return `Too many tries. ${whenToRetry(error.retryAfter)}`
  if (error.status >= 500) return 'Sign-in is not working right now. Try again in a moment.'
  return 'The email or password is not correct.'
}

/** What to tell somebody whose second step failed, and whether they have to begin anew. */
export function describeSecondStepError(error: unknown): { text: string; isEnded: boolean } {
  const refusal = readRefusal(error)
  if (refusal === null) return { text: describeSignInError(error), isEnded: false }
  return { text: refusal.error, isEnded: refusal.code === 'SIGN_IN_ENDED' }
}

function whenToRetry(seconds: number | null): string {
  if (seconds === null || seconds < 1) return 'Wait a minute, then try again.'
  if (seconds < 90) return `Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`
  return `Try again in ${Math.ceil(seconds / 60)} minutes.`
}
