/** An answer that is not OK. The message is the status, a colon, a space and the body (or the status text). */
export class RequestError extends Error {
  readonly status: number
  /** Seconds after which the server takes the next try, where it says so. */
  readonly retryAfter: number | null

  constructor(status: number, text: string, retryAfter: number | null) {
    super(`${status}: ${text}`)
    this.name = 'RequestError'
    this.status = status
    this.retryAfter = retryAfter
  }
}

/** Sends a request with cookies, and a JSON body if one is given. Resolves to the answer's JSON, or null without a body. */
export async function request(method: string, path: string, body?: unknown): Promise<unknown> {
  const response = await fetch(path, {
    method,
    credentials: 'include',
    ...(body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })
  const text = await response.text()
  if (!response.ok) {
    throw new RequestError(response.status, text || response.statusText, secondsToWait(response.headers))
  }
  return text === '' ? null : JSON.parse(text)
}

function secondsToWait(headers: Headers): number | null {
  const value = headers.get('retry-after') ?? headers.get('x-retry-after')
  const seconds = Number.parseInt(value ?? '', 10)
  return Number.isNaN(seconds) ? null : seconds
}
