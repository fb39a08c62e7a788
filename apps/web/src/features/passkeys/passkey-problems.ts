import { describeError } from '../../ui/describe-error.ts'
import { readRefusal } from '../session/read-refusal.ts'

/** Whether the member closed the browser's question, or let it run out. They know, and need not be warned. */
export function isGivenUp(error: unknown): boolean {
  return error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'AbortError')
}

/** What to tell somebody whose passkey was refused, by the server or by their own device. */
export function describePasskeyProblem(error: unknown): string {
  if (error instanceof DOMException) {
    return error.name === 'InvalidStateError'
      ? 'This device or password manager holds a passkey for your account already.'
      : 'Your browser could not use a passkey. Try again, or use another device.'
  }
  return readRefusal(error)?.error ?? describeError(error)
}
