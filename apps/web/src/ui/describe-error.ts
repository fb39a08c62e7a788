import { RequestError } from '../request.ts'
import { isPageFileError } from './page-file-error.ts'

/** Codes whose message the API wrote for the person who asked. */
const forPeople = new Set([
  'BAD_REQUEST',
  'FORBIDDEN',
  'NOT_FOUND',
  'CONFLICT',
  'TOO_MANY_REQUESTS',
  'SERVICE_UNAVAILABLE',
])

/** What to tell somebody whose request failed: what happened, in one or two sentences. */
export function describeError(error: unknown): string {
  if (isCallError(error)) {
    if (!error.data) return 'The server could not be reached. Check your connection, then try again.'
    if (error.data.code === 'UNAUTHORIZED') return 'Your session has ended. Sign in again to go on.'
    if (forPeople.has(error.data.code)) return error.message
  }
  if (isPageFileError(error)) return 'The server could not be reached. Check your connection, then try again.'
  if (error instanceof TypeError && /fetch|network|load failed/i.test(error.message)) {
    return 'The server could not be reached. Check your connection, then try again.'
  }
  if (error instanceof RequestError && error.status === 429) {
    return 'Too many requests came from here. Wait a minute, then try again.'
  }
  return 'Something went wrong on our side. Try again in a moment.'
}

type CallError = Error & { data?: { code: string } | null }

/** A failed tRPC call, known by its name: `instanceof` would bring the whole client to pages that make no calls. */
function isCallError(error: unknown): error is CallError {
  return error instanceof Error && error.name === 'TRPCClientError'
}
