import type { SendMailOptions } from 'nodemailer'
import type { OutgoingMail } from './mail.ts'

/** The mail as nodemailer takes it: plain text and HTML beside each other. */
export function toMessage(
  { id, date, to, subject, text, html }: OutgoingMail,
  from: string,
): SendMailOptions {
  const domain = from.match(/@([^\s<>@]+)>?\s*$/)?.[1] ?? 'localhost'
  return {
    from,
    to,
    subject,
    text,
    html,
    date,
    messageId: `<${id}@${domain}>`,
    // Nobody is on holiday towards a program.
    headers: { 'Auto-Submitted': 'auto-generated' },
    // Templates are ours, and none reads a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
