import { type IncomingMessage, request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { productName } from '@suv/domain'
import { checkLiteral, lookupReachable, type ResolveName, UnreachableAddressError } from './reachable.ts'
import type { Network } from './settings.ts'

export type WebhookMessage = {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  readonly signal: AbortSignal
}

/** What came back. `problem` says in words why the message did not arrive; null where it did. */
export type WebhookAnswer = {
  readonly status: number | null
  readonly answer: string
  readonly durationMs: number
  readonly problem: string | null
}

export type PostSettings = {
  readonly networks: readonly Network[]
  readonly resolve?: ResolveName | undefined
  readonly timeoutMs?: number
}

/** As the specification advises: long enough for a slow program, short enough that none holds up the others. */
const timeoutMs = 15_000
const answerBytes = 4_000
const answerCharacters = 1_000

/** Posts a message once. Redirects are not followed: each would be another address to check. Never throws. */
export async function postMessage(message: WebhookMessage, settings: PostSettings): Promise<WebhookAnswer> {
  const started = performance.now()
  const took = () => Math.round(performance.now() - started)
  const signal = AbortSignal.any([message.signal, AbortSignal.timeout(settings.timeoutMs ?? timeoutMs)])
  try {
    const response = await send(message, { ...settings, signal })
    const status = response.statusCode ?? 0
    const durationMs = took()
    const answer = await readStart(response, signal)
    return { status, answer, durationMs, problem: problemOf(status) }
  } catch (error) {
    if (foundNoAddress(error)) return { status: null, answer: '', durationMs: 0, problem: noPublicAddress }
    return { status: null, answer: '', durationMs: took(), problem: describe(error, signal) }
  }
}

function send(
  { url, headers, body }: WebhookMessage,
  { networks, resolve, signal }: PostSettings & { signal: AbortSignal },
): Promise<IncomingMessage> {
  const target = new URL(url)
  const isPlain = target.protocol === 'http:'
  const policy = { networks, isPlain }
  checkLiteral(target.hostname, policy)
  return new Promise((resolveAnswer, reject) => {
    const request = (isPlain ? requestPlain : requestSecure)(
      target,
      {
        method: 'POST',
        // A connection of its own, which is looked up and checked anew.
        agent: false,
        lookup: lookupReachable(policy, resolve),
        signal,
        headers: {
          ...headers,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'user-agent': `${productName}-Webhooks/1.0`,
        },
      },
      resolveAnswer,
    )
    request.once('error', reject)
    request.end(body)
  })
}

/** The first characters of an answer. The rest is not waited for, and what breaks off counts as far as it came. */
async function readStart(response: IncomingMessage, signal: AbortSignal): Promise<string> {
  const chunks: Buffer[] = []
  let length = 0
  try {
    for await (const chunk of response) {
      chunks.push(chunk as Buffer)
      length += (chunk as Buffer).length
      if (length >= answerBytes || signal.aborted) break
    }
  } catch {
    // The status has arrived, and decides.
  } finally {
    response.destroy()
  }
  // PostgreSQL stores no NUL.
  return Buffer.concat(chunks).toString('utf8').replaceAll('\0', '').slice(0, answerCharacters).toWellFormed()
}

function problemOf(status: number): string | null {
  if (status >= 200 && status < 300) return null
  if (status >= 300 && status < 400) return `It answered ${status}. Redirects are not followed.`
  return `It answered ${status}.`
}

/**
 * One answer to a name that is not known, one that cannot be looked up and one that leads to the inside, and no word of how long that
 * took: whoever tries names learns none of the operator's network.
 */
const noPublicAddress =
  'No address that the internet reaches was found for the host. Check how its name is written, and that it is in the public DNS.'
const lookupCodes: ReadonlySet<string> = new Set(['ENOTFOUND', 'EAI_AGAIN', 'ENODATA', 'ESERVFAIL'])

function foundNoAddress(error: unknown): boolean {
  return (
    error instanceof UnreachableAddressError || lookupCodes.has((error as NodeJS.ErrnoException).code ?? '')
  )
}

const problems: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'The connection was refused.',
  ECONNRESET: 'The connection broke off.',
  ETIMEDOUT: 'The connection took too long.',
  CERT_HAS_EXPIRED: 'The certificate of the host has expired.',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'The certificate of the host is not trusted.',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'The certificate of the host is not trusted.',
  ERR_TLS_CERT_ALTNAME_INVALID: 'The certificate is for another host.',
}

function describe(error: unknown, signal: AbortSignal): string {
  if (signal.aborted) return 'No answer came in time.'
  const { code = '' } = error as NodeJS.ErrnoException
  return problems[code] ?? 'The connection failed.'
}
