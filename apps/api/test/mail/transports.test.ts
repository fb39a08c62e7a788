import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createLogger } from '../../src/logger.ts'
import { composeMail } from '../../src/mail/compose-mail.ts'
import { MailRefusedError, type MailTransport } from '../../src/mail/mail.ts'
import { createOutbox } from '../../src/mail/outbox.ts'
import { createSmtp } from '../../src/mail/smtp.ts'
import { type Refusals, startMailServer } from './mail-server.ts'

const from = 'Landfall <mail@landfall.test>'
const lines: string[] = []
const log = createLogger('info', { write: (line: string) => lines.push(line) })

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

async function openSmtp(refusals: Refusals = {}): Promise<Opened> {
  const { url, received } = await startMailServer(refusals)
  return {
    transport: createSmtp({ url, from, log }),
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

it('neither way is the receiver in the log', async () => {
  for (const open of [openOutbox, openSmtp]) {
    const { transport } = await open()
    const before = lines.length
    const { id } = mail()
    await transport.send({ ...mail(), id })
    expect(lines.slice(before).join('')).toContain(id)
  }
  expect(lines.join('')).not.toMatch(/grace@example\.com|reset-password/)
})

describe('the outbox', () => {
  it('is this user’s alone, whatever the umask', async () => {
    const { transport, folder } = await openOutbox()
    await transport.send(mail())
    const [name = ''] = await readdir(folder)
    const modes = [folder, join(folder, name)].map(async (path) => (await stat(path)).mode & 0o777)
    expect(await Promise.all(modes)).toEqual([0o700, 0o600])
  })

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
    const { transport, delivered } = await openSmtp({ data: { code: 451, times: 1 } })
    const refused = transport.send(mail())
    await expect(refused).rejects.toThrow('Try again later')
    await expect(refused).rejects.not.toBeInstanceOf(MailRefusedError)
    await transport.send(mail())
    expect(await delivered()).toHaveLength(1)
  })

  it.each([
    ['the receiver', { receiver: { code: 550 } }],
    ['the text', { data: { code: 554 } }],
  ] as const)('says so where the server refuses %s for good', async (_what, refusals) => {
    const { transport } = await openSmtp(refusals)
    await expect(transport.send(mail())).rejects.toBeInstanceOf(MailRefusedError)
  })

  it.each([
    ['the receiver for now', { receiver: { code: 450 } }],
    ['our sender, which an operator can mend', { sender: { code: 550 } }],
    ['our password, likewise', { signIn: { code: 535 } }],
  ] as const)('may be tried again where the server refuses %s', async (_what, refusals) => {
    const { transport } = await openSmtp(refusals)
    const refused = await transport.send(mail()).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(Error)
    expect(refused).not.toBeInstanceOf(MailRefusedError)
  })

  it('throws where no server answers', async () => {
    const transport = createSmtp({ url: 'smtp://127.0.0.1:9', from, log })
    const refused = transport.send(mail())
    await expect(refused).rejects.toThrow(/ECONNREFUSED/)
    await expect(refused).rejects.not.toBeInstanceOf(MailRefusedError)
  })
})
