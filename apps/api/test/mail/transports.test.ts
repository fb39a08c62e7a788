import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createLogger } from '../../src/logger.ts'
import { composeMail } from '../../src/mail/compose-mail.ts'
import type { MailTransport } from '../../src/mail/mail.ts'
import { createOutbox } from '../../src/mail/outbox.ts'
import { createSmtp } from '../../src/mail/smtp.ts'

const from = 'Landfall <mail@landfall.test>'
const log = createLogger('silent')

/** A transport, and what it delivered. */
type Opened = { transport: MailTransport; delivered: () => Promise<Email[]> }

async function openOutbox(): Promise<Opened & { folder: string }> {
  const parent = await mkdtemp(join(tmpdir(), 'start-up-visa-mail-test-'))
  onTestFinished(() => rm(parent, { recursive: true }))
  const folder = join(parent, 'outbox')
  return {
    folder,
    transport: createOutbox({ folder, from, log }),
    delivered: async () => {
      const names = (await readdir(folder)).sort()
      return Promise.all(names.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))))
    },
  }
}

/** `refusals`: how many messages are refused first, as a busy server does. */
async function openSmtp(refusals = 0): Promise<Opened> {
  const received: string[] = []
  let left = refusals
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      stream.setEncoding('utf8')
      let text = `X-Envelope-To: ${session.envelope.rcptTo.map(({ address }) => address).join()}\r\n`
      stream.on('data', (part: string) => {
        text += part
      })
      stream.on('end', () => {
        if (left-- > 0) return done(Object.assign(new Error('Try again later'), { responseCode: 451 }))
        received.push(text)
        done()
      })
    },
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => new Promise<void>((closed) => server.close(() => closed())))
  const { port } = server.server.address() as AddressInfo
  return {
    transport: createSmtp({ url: `smtp://127.0.0.1:${port}`, from, log }),
    delivered: async () => Promise.all(received.map((text) => PostalMime.parse(text))),
  }
}

const mail = () => ({
  id: randomUUID(),
  date: new Date('2026-11-20T12:34:56Z'),
  ...composeMail({
    to: 'grace@example.com',
    subject: 'Émile’s résumé: “<b>” & more',
    name: 'Zoë <script>alert(1)</script>',
    paragraphs: ['A line that is long enough to be wrapped by whatever encodes it. '.repeat(5).trim()],
    action: { label: 'Set your password', url: 'https://landfall.test/reset-password?token=a&b="c' },
  }),
})

describe.each([
  ['the outbox', openOutbox],
  ['SMTP', openSmtp],
] as const)('%s', (_name, open) => {
  it('delivers plain text and HTML, with every character as it was', async () => {
    const { transport, delivered } = await open()
    const sent = mail()
    await transport.send(sent)
    await transport.close()
    const [received, ...more] = await delivered()
    expect(more).toEqual([])
    expect(received).toMatchObject({
      from: { name: 'Landfall', address: 'mail@landfall.test' },
      to: [{ address: 'grace@example.com' }],
      subject: sent.subject,
      messageId: `<${sent.id}@landfall.test>`,
      date: '2026-11-20T12:34:56.000Z',
    })
    expect(received?.text?.trim()).toBe(sent.text.trim())
    expect(received?.html?.trim()).toBe(sent.html.trim())
  })

  it('keeps a subject from adding headers or receivers', async () => {
    const { transport, delivered } = await open()
    await transport.send({ ...mail(), subject: 'Hello\r\nBcc: other@example.com' })
    const [received] = await delivered()
    expect(received?.bcc).toBeUndefined()
    expect(received?.headers.map(({ key }) => key)).not.toContain('bcc')
    expect(received?.headers.find(({ key }) => key === 'x-envelope-to')?.value ?? 'grace@example.com').toBe(
      'grace@example.com',
    )
  })
})

describe('the outbox', () => {
  it('replaces a mail that is sent again, and leaves nothing half-written', async () => {
    const { transport, folder } = await openOutbox()
    const sent = mail()
    await transport.send(sent)
    await transport.send({ ...sent, date: new Date('2026-11-20T12:40:00Z') })
    await transport.send(mail())
    const names = await readdir(folder)
    expect(names).toHaveLength(2)
    for (const name of names) expect(name).toMatch(/^2026-11-20T12-34-56-000Z-.*\.eml$/)
  })
})

describe('SMTP', () => {
  it('throws where the server refuses for now, and delivers the next time', async () => {
    const { transport, delivered } = await openSmtp(1)
    await expect(transport.send(mail())).rejects.toThrow('Try again later')
    await transport.send(mail())
    expect(await delivered()).toHaveLength(1)
  })

  it('throws where no server answers', async () => {
    const transport = createSmtp({ url: 'smtp://127.0.0.1:9', from, log })
    await expect(transport.send(mail())).rejects.toThrow(/ECONNREFUSED/)
  })
})
