import { get } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Member } from './members.ts'
import type { TestServer } from './test-server.ts'

export type CountedAnswer = {
  readonly statusCode: number
  /** The first 300 characters. */
  readonly body: string
  readonly rawPayload: { readonly length: number }
}

/**
 * Asks over a connection, of which `test` has opened a port, and counts what comes: read into one text, twenty megabytes hold the test
 * up themselves.
 */
export function getCounted(
  { server }: TestServer,
  { cookie }: Pick<Member, 'cookie'>,
  path: string,
): Promise<CountedAnswer> {
  const { port } = server.server.address() as AddressInfo
  return new Promise((done, fail) => {
    const asked = get({ host: '127.0.0.1', port, path, headers: cookie }, (answer) => {
      let length = 0
      let body = ''
      answer.on('data', (chunk: Buffer) => {
        if (length === 0) body = chunk.toString('utf8', 0, 300)
        length += chunk.length
      })
      answer.on('end', () => done({ statusCode: answer.statusCode ?? 0, body, rawPayload: { length } }))
    })
    asked.on('error', fail)
  })
}
