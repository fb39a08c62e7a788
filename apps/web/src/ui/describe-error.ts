import { TRPCClientError } from '@trpc/client'
import { RequestError } from '../request.ts'

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
  if (error instanceof TRPCClientError) {
    if (!error.data) return 'The server could not be reached. Check your connection, then try again.'
    if (error.data.code === 'UNAUTHORIZED') return 'Your session has ended. Sign in again to go on.'
    if (forPeople.has(error.data.code)) return error.message
  }
  if (error instanceof TypeError && /fetch|network|load failed/i.test(error.message)) {
    return 'The server could not be reached. Check your connection, then try again.'
  }
  if (error instanceof RequestError && error.status === 429) {
    return 'Too many requests came from here. Wait a minute, then try again.'
  }
  return 'Something went wrong on our side. Try again in a moment.'
}
