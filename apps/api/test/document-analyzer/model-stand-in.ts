import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { ModelAnswer } from '../../src/document-analyzer/model-answer.ts'

/** What the stand-in does with a call: text of the answer, or a status, or nothing at all for a while. */
export type Behaviour =
  | string
  | { readonly status: number }
  | { readonly waitMs: number }
  | { readonly refusal: string }

export type StandIn = {
  readonly baseUrl: string
  /** Each call takes the next; the last one stays. */
  behave: (...next: readonly Behaviour[]) => void
  /** Bodies of the calls so far, newest last. */
  readonly calls: { messages: { role: string; content: unknown }[]; [key: string]: unknown }[]
  readonly close: () => Promise<void>
}

/** A local server that speaks as much of the OpenAI protocol as the adapter uses. */
export async function startModelStandIn(): Promise<StandIn> {
  let behaviours: readonly Behaviour[] = []
  const calls: StandIn['calls'] = []
  const server = createServer(async (request, response) => {
    calls.push(JSON.parse((await readBody(request)).toString()))
    const behaviour = behaviours.length > 1 ? behaviours[0] : behaviours.at(-1)
    if (behaviours.length > 1) behaviours = behaviours.slice(1)
    if (behaviour === undefined) return response.writeHead(500).end()
    if (typeof behaviour === 'object' && 'waitMs' in behaviour) {
      setTimeout(() => response.end(), behaviour.waitMs)
      return
    }
    if (typeof behaviour === 'object' && 'status' in behaviour) {
      return response
        .writeHead(behaviour.status, { 'content-type': 'application/json' })
        .end('{"error":{"message":"no"}}')
    }
    const message =
      typeof behaviour === 'string'
        ? { role: 'assistant', content: behaviour }
        : { role: 'assistant', content: null, refusal: behaviour.refusal }
    const usage = { prompt_tokens: 10, completion_tokens: 10, total_tokens: 20 }
    response.writeHead(200, { 'content-type': 'application/json' }).end(
      JSON.stringify({
        id: 'answer-1',
        object: 'chat.completion',
        created: 1,
        model: 'stand-in',
        choices: [{ index: 0, message, finish_reason: 'stop' }],
        usage,
      }),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    behave: (...next) => {
      behaviours = next
    },
    calls,
    close: async () => {
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

function readBody(request: IncomingMessage): Promise<Buffer> {
  return buffer(request)
}

export function answer(parts: Partial<ModelAnswer> = {}): string {
  const whole: ModelAnswer = {
    documentType: 'letter_of_support',
    confidence: 90,
    summary: [],
    requirements: [],
    checks: [],
    deadlines: [],
    ...parts,
  }
  return JSON.stringify(whole)
}
