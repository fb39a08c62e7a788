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
    if (forPeople.has(error.data.code)) return withoutPaths(error.data.issues) ?? error.message
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

/** What is wrong with each field, named in words: the message itself gives the paths, for programs. */
function withoutPaths(issues: readonly FieldIssue[] | undefined): string | undefined {
  return issues?.map(({ path, message }) => [nameOf(path), message].filter(Boolean).join(': ')).join(' ')
}

/** 'Team name' of 'teamName', 'Amount' of 'fundingSources.0.amount'. */
function nameOf(path: string): string {
  const last = path.split('.').findLast((part) => /\D/.test(part)) ?? ''
  const words = last.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').replaceAll('_', ' ')
  const lower = words.replace(/\b[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase())
  return lower.charAt(0).toUpperCase() + lower.slice(1)
}

type FieldIssue = { path: string; message: string }
type CallError = Error & { data?: { code: string; issues?: readonly FieldIssue[] | undefined } | null }

/** A failed tRPC call, known by its name: `instanceof` would bring the whole client to pages that make no calls. */
function isCallError(error: unknown): error is CallError {
  return error instanceof Error && error.name === 'TRPCClientError'
}
