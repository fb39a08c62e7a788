import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach } from 'vitest'

export type Received = { readonly path: string; readonly headers: IncomingHttpHeaders; readonly body: string }
type Answer = { status: number; body?: string; headers?: Record<string, string>; never?: boolean }

/** A member's own program: keeps what arrives, and answers what it is told to, the last of its answers for good. */
export type Receiver = {
  received: Received[]
  /** The next answers, in order. */
  answers: Answer[]
  readonly port: () => number
  readonly url: (path?: string) => string
}

export function useReceiver(): Receiver {
  const receiver: Receiver = {
    received: [],
    answers: [],
    port: () => (server.address() as AddressInfo).port,
    url: (path = '/hook') => `http://127.0.0.1:${receiver.port()}${path}`,
  }
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    receiver.received.push({ path: request.url ?? '', headers: request.headers, body })
    const { answers } = receiver
    const answer = (answers.length > 1 ? answers.shift() : answers[0]) ?? { status: 204 }
    if (answer.never) return
    response.writeHead(answer.status, answer.headers).end(answer.body)
  })
  beforeAll(async () => {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
  })
  beforeEach(() => {
    receiver.received = []
    receiver.answers = []
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return receiver
}
