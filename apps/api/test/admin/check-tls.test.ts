import { spawnSync } from 'node:child_process'
import type { AddressInfo } from 'node:net'
import { createServer, type Server, type TlsOptions } from 'node:tls'
import { afterEach, expect, it } from 'vitest'
import { checkTls } from '../../src/admin/check-tls.ts'

const made = (kind: readonly string[], subject: string, days: number) => {
  const { stdout } = spawnSync(
    'openssl',
    ['req', '-x509', '-newkey', ...kind, '-nodes', '-keyout', '-', '-out', '-', '-days', String(days)].concat(
      ['-subj', `/O=Authority of the test/CN=${subject}`, '-addext', `subjectAltName=DNS:${subject}`],
    ),
    { encoding: 'utf8' },
  )
  const part = (what: string) =>
    stdout.match(new RegExp(`-----BEGIN ${what}[^]+?-----END ${what}-----`))?.[0] ?? ''
  return { key: part('PRIVATE KEY'), cert: part('CERTIFICATE') }
}
const ec = ['ec', '-pkeyopt', 'ec_paramgen_curve:P-256'] as const
const hasOpenssl = spawnSync('openssl', ['version']).status === 0
const certificate = made(ec, 'localhost', 60)

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

async function serve(options: TlsOptions): Promise<string> {
  const server = createServer({ ...certificate, ...options }, (socket) => socket.on('error', () => {}))
  server.on('tlsClientError', () => {})
  servers.push(server)
  await new Promise<void>((done) => server.listen(0, 'localhost', done))
  return `https://localhost:${(server.address() as AddressInfo).port}`
}
const modern = {
  minVersion: 'TLSv1.2',
  ciphers: 'TLS_AES_256_GCM_SHA384:ECDHE+AESGCM:ECDHE+CHACHA20',
} as const
const check = (address: string, ca = certificate.cert) => checkTls(address, { ca })

it.skipIf(!hasOpenssl)(
  'is content with TLS 1.2 and 1.3, suites of today, and a certificate that is known',
  async () => {
    const said = await check(await serve(modern))
    expect(said).toContain('TLS 1.3 is taken, with TLS_AES_256_GCM_SHA384')
    expect(said).toMatch(/TLS 1\.2 is taken, with TLS_ECDHE_ECDSA_WITH_\w+/)
    for (const refused of ['TLS 1.0', 'TLS 1.1', 'suites in CBC mode', 'suites without forward secrecy'])
      expect(said).toContain(`${refused}: refused`)
    expect(said).toMatch(/Certificate of Authority of the test, for (59|60) more days/)
  },
)

it.skipIf(!hasOpenssl)(
  'names old versions, suites of yesterday, and a certificate that nobody knows',
  async () => {
    const old = await serve({ minVersion: 'TLSv1', ciphers: 'ALL:@SECLEVEL=0' })
    const failure = await check(old).catch((error: Error) => error.message)
    expect(failure).toContain('! TLS 1.0: taken (TLSv1, ')
    expect(failure).toContain('! TLS 1.1: taken (TLSv1.1, ')
    expect(failure).toContain('! suites in CBC mode: taken (TLSv1.2, ')
    const rsa = made(['rsa:2048'], 'localhost', 60)
    const secrecy = await serve({ ...rsa, minVersion: 'TLSv1.2', ciphers: 'AES128-GCM-SHA256:@SECLEVEL=0' })
    await expect(check(secrecy, rsa.cert)).rejects.toThrow('! suites without forward secrecy: taken')
    await expect(checkTls(await serve(modern))).rejects.toThrow('! Browsers do not trust the certificate')
    const elsewhere = made(ec, 'elsewhere.example', 60)
    await expect(check(await serve({ ...modern, ...elsewhere }), elsewhere.cert)).rejects.toThrow(
      "! Browsers do not trust the certificate: Hostname/IP does not match certificate's altnames",
    )
    const ending = made(ec, 'localhost', 5)
    await expect(check(await serve({ ...modern, ...ending }), ending.cert)).rejects.toThrow(
      /! Certificate of Authority of the test, for [45] more days/,
    )
  },
)

it('says what it cannot look at', async () => {
  await expect(checkTls('http://localhost:1')).rejects.toThrow('is no https:// address')
  await expect(checkTls('https://localhost:1')).rejects.toThrow('takes neither TLS 1.2 nor TLS 1.3')
})
