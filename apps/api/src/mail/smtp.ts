import { createTransport } from 'nodemailer'
import type { Logger } from 'pino'
import type { MailTransport } from './mail.ts'
import { toMessage } from './message.ts'

const connectTimeoutMs = 10_000
const silenceTimeoutMs = 30_000

/** Hands mails over to a mail server (`smtp://` with STARTTLS where it offers it, `smtps://` with TLS from the start). */
export function createSmtp(options: { url: string; from: string; log: Logger }): MailTransport {
  const transport = createTransport({
    url: options.url,
    connectionTimeout: connectTimeoutMs,
    greetingTimeout: connectTimeoutMs,
    socketTimeout: silenceTimeoutMs,
  })
  return {
    send: async (mail) => {
      await transport.sendMail(toMessage(mail, options.from))
      options.log.info(
        { to: mail.to, subject: mail.subject, mail: mail.id },
        'mail handed to the mail server',
      )
    },
    close: async () => transport.close(),
  }
}
