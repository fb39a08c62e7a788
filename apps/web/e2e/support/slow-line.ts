import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export type SlowLine = {
  readonly origin: string
  /** Lets the rest of the documents come. */
  readonly letThrough: () => void
  readonly close: () => void
}

/** A way to the app on which a document comes as far as `until`, and its rest when it is let through; all else as always. */
export async function openSlowLine(baseUrl: string, until: string): Promise<SlowLine> {
  const rest = Promise.withResolvers<void>()
  const server = createServer((incoming, outgoing) => {
    const { host, origin } = new URL(baseUrl)
    // In plain text, so that it can be cut; and as if it were asked at the app's own address.
    const headers = { ...incoming.headers, host, 'accept-encoding': 'identity' }
    const asked = request(`${baseUrl}${incoming.url}`, {
      method: incoming.method,
      headers: incoming.headers.origin === undefined ? headers : { ...headers, origin },
    })
    asked.on('response', (answer) => void passOn(answer, outgoing))
    asked.on('error', () => outgoing.destroy())
    outgoing.on('close', () => asked.destroy())
    incoming.pipe(asked)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    letThrough: rest.resolve,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }

  async function passOn(answer: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const isDocument = answer.headers['content-type']?.startsWith('text/html') === true
    const { 'content-length': _, ...headers } = answer.headers
    outgoing.writeHead(answer.statusCode ?? 502, isDocument ? headers : answer.headers)
    if (!isDocument) {
      answer.pipe(outgoing)
      return
    }
    const document = await text(answer)
    const cut = document.lastIndexOf(until) + until.length
    outgoing.write(document.slice(0, cut))
    await rest.promise
    outgoing.end(document.slice(cut))
  }
}
