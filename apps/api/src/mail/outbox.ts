import { access, constants, mkdir, readdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { MailTransport } from './mail.ts'
import { toMessage } from './message.ts'

/**
 * Writes mails into a folder instead of sending them, one `.eml` file each, which any mail program opens. The file's name
 * begins with the time, so that the newest stands last; the same mail sent again replaces its file.
 */
export function createOutbox(options: { folder: string; from: string; log: Logger }): MailTransport {
  return {
    send: async (mail) => {
      // Loaded with the first mail: many processes of a server never write one.
      const { createTransport } = await import('nodemailer')
      const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
      const { message } = await composer.sendMail(toMessage(mail, options.from))
      await mkdir(options.folder, { recursive: true, mode: 0o700 })
      const earlier = (await readdir(options.folder)).find((name) => name.endsWith(`-${mail.id}.eml`))
      const name = earlier ?? `${mail.date.toISOString().replace(/[:.]/g, '-')}-${mail.id}.eml`
      const file = join(options.folder, name)
      // Whole or not at all: a reader never meets half a mail.
      const unfinished = `${file}.new`
      await writeFile(unfinished, message as Buffer, { mode: 0o600 })
      await rename(unfinished, file)
      options.log.info({ mail: mail.id, file }, 'mail written to the outbox')
    },
    check: async () => {
      await mkdir(options.folder, { recursive: true, mode: 0o700 })
      await access(options.folder, constants.W_OK)
    },
    close: async () => {},
  }
}
