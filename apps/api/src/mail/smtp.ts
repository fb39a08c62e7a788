import { createTransport, type NodemailerError } from 'nodemailer'
import type { Logger } from 'pino'
import { MailRefusedError, type MailTransport } from './mail.ts'
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
      try {
        await transport.sendMail(toMessage(mail, options.from))
      } catch (error) {
        if (isRefusal(error)) throw new MailRefusedError(error.message, { cause: error })
        throw error
      }
      options.log.info({ mail: mail.id }, 'mail handed to the mail server')
    },
    check: async () => {
      await transport.verify()
    },
    close: async () => transport.close(),
  }
}

/**
 * Whether the server answered to the receiver or to the text with a 5xx, which it would answer again. Where it refuses our
 * password or our sender, the operator has something to mend, and the mail waits for it as for a server that is down.
 */
function isRefusal(error: unknown): error is NodemailerError {
  const { code, command, permanent } = error as NodemailerError
  return permanent === true && (code === 'EENVELOPE' || code === 'EMESSAGE') && command !== 'MAIL FROM'
}
