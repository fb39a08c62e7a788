import * as z from 'zod'

/** A mail to one person, as the templates compose it. */
export const mailSchema = z.object({
  to: z.email(),
  /** One line. */
  subject: z.string().min(1).max(200),
  text: z.string().min(1),
  html: z.string().min(1),
})

export type Mail = z.infer<typeof mailSchema>

/** A mail on its way out. */
export type OutgoingMail = Mail & {
  /** The same for each try to send the same mail, so that a receiver can tell a repeated one. */
  readonly id: string
  readonly date: Date
}

/** The mail server will not take this mail, however often it is asked, such as for an address that does not exist. */
export class MailRefusedError extends Error {
  override readonly name = 'MailRefusedError'
}

/** The port of mail: hands a mail over to whatever delivers it. */
export type MailTransport = {
  /** @throws MailRefusedError; anything else kept the mail from being handed over for now, and it may be tried again. */
  readonly send: (mail: OutgoingMail) => Promise<void>
  /** @throws where no mail could be handed over now. */
  readonly check: () => Promise<void>
  /** Gives back connections. */
  readonly close: () => Promise<void>
}
