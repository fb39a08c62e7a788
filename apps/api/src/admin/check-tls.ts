import { type ConnectionOptions, connect, type PeerCertificate, type TLSSocket } from 'node:tls'
import { DomainError } from '@suv/domain'

type Handshake = { readonly version: string; readonly suite: string } | undefined

const patienceMs = 10_000
const dayMs = 24 * 60 * 60 * 1000
/** A certificate that renews itself is renewed before. */
const leastDaysLeft = 14

/** What nobody should be taken with any more, by the name that an operator knows it by. OpenSSL offers them at level 0 only. */
const outdated: readonly (readonly [what: string, offer: ConnectionOptions])[] = [
  ['TLS 1.0', { minVersion: 'TLSv1', maxVersion: 'TLSv1', ciphers: 'ALL:@SECLEVEL=0' }],
  ['TLS 1.1', { minVersion: 'TLSv1.1', maxVersion: 'TLSv1.1', ciphers: 'ALL:@SECLEVEL=0' }],
  ['suites without forward secrecy', { maxVersion: 'TLSv1.2', ciphers: 'kRSA:@SECLEVEL=0' }],
  [
    'suites in CBC mode',
    {
      maxVersion: 'TLSv1.2',
      ciphers: 'ECDHE+SHA1:ECDHE+SHA256:ECDHE+SHA384:!AESGCM:!AESCCM:!CHACHA20:@SECLEVEL=0',
    },
  ],
  ['suites without authentication', { maxVersion: 'TLSv1.2', ciphers: 'aNULL:@SECLEVEL=0' }],
]
const recommended: readonly (readonly [what: string, offer: ConnectionOptions])[] = [
  ['TLS 1.3', { minVersion: 'TLSv1.3' }],
  ['TLS 1.2', { maxVersion: 'TLSv1.2' }],
]

/**
 * Looks at the site from outside, as browsers reach it: which versions and suites of TLS it takes, the strongest of those it is
 * offered, and whether a certificate stands behind it that browsers know.
 *
 * @param options.ca certificates to trust instead of those that Node brings.
 * @returns what was found, a line each.
 * @throws DomainError conflict with the same lines, where something of it is not as it should be.
 */
export async function checkTls(address: string, options: { ca?: string } = {}): Promise<string> {
  const { protocol, hostname, port } = new URL(address)
  if (protocol !== 'https:') throw new DomainError('invalid_input', `${address} is no https:// address.`)
  const where = { host: hostname, port: Number(port || 443), servername: hostname }
  const shake = (offer: ConnectionOptions) => tryHandshake({ ...where, ...offer })
  const good: string[] = []
  const bad: string[] = []
  for (const [what, offer] of recommended) {
    const taken = await shake(offer)
    if (taken !== undefined) good.push(`${what} is taken, with ${taken.suite}`)
  }
  if (good.length === 0)
    throw new DomainError('unavailable', `${address} takes neither TLS 1.2 nor TLS 1.3, or is not reached.`)
  for (const [what, offer] of outdated) {
    const taken = await shake(offer)
    if (taken === undefined) good.push(`${what}: refused`)
    else bad.push(`${what}: taken (${taken.version}, ${taken.suite})`)
  }
  const certificate = await judgeCertificate({ ...where, ...options })
  ;(certificate.isGood ? good : bad).push(certificate.text)
  const text = [address, ...good.map((line) => `  ${line}`), ...bad.map((line) => `! ${line}`)].join('\n')
  if (bad.length > 0) throw new DomainError('conflict', text)
  return text
}

function tryHandshake(offer: ConnectionOptions): Promise<Handshake> {
  return withConnection(
    { ...offer, rejectUnauthorized: false },
    (socket) => ({ version: socket.getProtocol() ?? '', suite: socket.getCipher().standardName }),
    () => undefined,
  )
}

function judgeCertificate(to: ConnectionOptions): Promise<{ isGood: boolean; text: string }> {
  return withConnection(
    to,
    (socket) => {
      const { issuer, valid_to: until }: PeerCertificate = socket.getPeerCertificate()
      const days = Math.floor((Date.parse(until) - Date.now()) / dayMs)
      const by = issuer.O ?? issuer.CN
      return { isGood: days >= leastDaysLeft, text: `Certificate of ${by}, for ${days} more days` }
    },
    (error) => ({ isGood: false, text: `Browsers do not trust the certificate: ${error.message}` }),
  )
}

/** One handshake. A server that accepts in TLS 1.3 may still refuse right after it; nobody asks for a client's certificate here. */
function withConnection<T>(
  options: ConnectionOptions,
  connected: (socket: TLSSocket) => T,
  refused: (error: Error) => T,
): Promise<T> {
  return new Promise((done) => {
    const end = (result: T) => {
      socket.destroy()
      done(result)
    }
    const socket = connect(options)
    socket.setTimeout(patienceMs, () => end(refused(new Error('no answer in 10 seconds'))))
    socket.once('secureConnect', () => end(connected(socket)))
    socket.once('error', (error) => end(refused(error)))
  })
}
