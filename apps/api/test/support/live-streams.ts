import { once } from 'node:events'
import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { vi } from 'vitest'

type Heard = { readonly event: string; readonly data: never }

/** A tab that reads live events over HTTP, as a browser's EventSource does. */
export type LiveTab = {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly heard: readonly Heard[]
  /** The data of each event of this name so far. */
  readonly all: <Data>(event: string) => Data[]
  /** Waits until what was last said of it fits. */
  readonly until: <Data>(event: string, fits: (data: Data) => boolean, timeout?: number) => Promise<Data>
  /** Everything that came, heartbeats included. */
  readonly text: () => string
  readonly isOpen: () => boolean
  readonly close: () => void
}

/** Where a server listens, which it begins to. */
export async function listenOn(server: FastifyInstance): Promise<string> {
  return server.listen({ port: 0, host: '127.0.0.1' })
}

export async function openTab(
  origin: string,
  { headers = {}, query = 'area=dashboard' }: { headers?: Record<string, string>; query?: string } = {},
): Promise<LiveTab> {
  // Not by fetch, which keeps connections of its own open that nobody asked for.
  const request = get(`${origin}/live?${query}`, { headers, agent: false })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  request.on('error', () => {})
  let text = ''
  let open = response.statusCode === 200
  const heard: Heard[] = []
  let rest = ''
  response.setEncoding('utf8')
  response.on('data', (piece: string) => {
    text += piece
    const parts = `${rest}${piece}`.split('\n\n')
    rest = parts.pop() ?? ''
    for (const part of parts) {
      const [, event, data] = /^event: (\w+)\ndata: (.*)$/.exec(part) ?? []
      if (event !== undefined && data !== undefined) heard.push({ event, data: JSON.parse(data) as never })
    }
  })
  response.on('error', () => {})
  response.on('close', () => {
    open = false
  })
  const all = <Data>(event: string) =>
    heard.filter((one) => one.event === event).map(({ data }) => data as Data)
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    heard,
    all,
    until: (event, fits, timeout = 5_000) =>
      vi.waitFor(
        () => {
          const last = all<never>(event).at(-1)
          if (last === undefined || !fits(last)) {
            throw new Error(`no such ${event}, but ${JSON.stringify(heard)}`)
          }
          return last
        },
        { timeout, interval: 20 },
      ),
    text: () => text,
    isOpen: () => open,
    close: () => request.destroy(),
  }
}
