import { RequestError } from '../../request.ts'

/** What the server said about a request below /api/auth that it refused; null where it said nothing for people. */
export function readRefusal(error: unknown): { error: string; code: string } | null {
  if (!(error instanceof RequestError) || error.status >= 500) return null
  try {
    const body = JSON.parse(error.message.slice(error.message.indexOf('{'))) as {
      error?: unknown
      code?: unknown
    }
    return typeof body.error === 'string' ? { error: body.error, code: String(body.code) } : null
  } catch {
    return null
  }
}
