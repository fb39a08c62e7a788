import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

/** What the server answers with an error: always, or so many times first. */
type Refusal = { readonly code: number; readonly times?: number }

export type Refusals = {
  readonly signIn?: Refusal
  readonly sender?: Refusal
  readonly receiver?: Refusal
  readonly data?: Refusal
}

/** A mail server on this machine, until the test ends. `received`: whole messages, with who they were for on top. */
export async function startMailServer(
  refusals: Refusals = {},
): Promise<{ url: string; received: string[]; asked: () => number }> {
  const received: string[] = []
  const counts = new Map<keyof Refusals, number>()
  let asked = 0
  const judge = (what: keyof Refusals, about = ''): Error | undefined => {
    const refusal = refusals[what]
    const count = (counts.get(what) ?? 0) + 1
    counts.set(what, count)
    if (refusal === undefined || count > (refusal.times ?? Number.POSITIVE_INFINITY)) return undefined
    const text = refusal.code < 500 ? 'Try again later' : 'Never here'
    return Object.assign(new Error(about + text), { responseCode: refusal.code })
  }
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: (_auth, _session, done) => done(judge('signIn') ?? null, { user: 'us' }),
    onMailFrom: (_address, _session, done) => {
      asked += 1
      done(judge('sender'))
    },
    // As mail servers do, it repeats who it will not take.
    onRcptTo: ({ address }, _session, done) => done(judge('receiver', `<${address}>: `)),
    onData: (stream, session, done) => {
      stream.setEncoding('utf8')
      let text = `X-Envelope-To: ${session.envelope.rcptTo.map(({ address }) => address).join()}\r\n`
      stream.on('data', (part: string) => {
        text += part
      })
      stream.on('end', () => {
        const refused = judge('data')
        if (refused !== undefined) return done(refused)
        received.push(text)
        done()
      })
    },
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => new Promise<void>((closed) => server.close(() => closed())))
  const { port } = server.server.address() as AddressInfo
  const credentials = refusals.signIn === undefined ? '' : 'us:word@'
  return { url: `smtp://${credentials}127.0.0.1:${port}`, received, asked: () => asked }
}
