import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** What a store of objects does to who asks it. `busy`: 503, as S3 says it; a number: that many milliseconds late. */
export type StoreWeather = 'pass' | 'busy' | number

/** Stands before a store as a busy or a slow one. */
export async function startStoreFront(endpoint: string) {
  const { hostname, port } = new URL(endpoint)
  let weather: StoreWeather = 'pass'
  const server = createServer(async (asked, answer) => {
    if (weather === 'busy') {
      asked.resume()
      answer.writeHead(503, { 'content-type': 'application/xml' })
      answer.end('<Error><Code>SlowDown</Code><Message>Please reduce your request rate.</Message></Error>')
      return
    }
    if (weather !== 'pass') await wait(weather)
    const { method, url, rawHeaders } = asked
    const passed = request({ hostname, port, method, path: url, headers: rawHeaders }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers)
      given.pipe(answer)
    })
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    become: (next: StoreWeather) => {
      weather = next
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
