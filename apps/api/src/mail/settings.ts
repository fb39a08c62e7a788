import { productName } from '@suv/domain/product'
import * as z from 'zod'

/** Who carries mails, and in whose name. */
export const mailSettings = z
  .object({
    SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp(s):// address' }).optional(),
    MAIL_FROM: z
      .string()
      .regex(
        /^([^<>]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
        'must be an address, such as Landfall <mail@example.com>',
      )
      .optional(),
  })
  .refine(({ SMTP_URL, MAIL_FROM }) => SMTP_URL === undefined || MAIL_FROM !== undefined, {
    path: ['MAIL_FROM'],
    error:
      'is required together with SMTP_URL: the sender of every mail, such as Landfall <mail@example.com>',
  })
  .transform(({ SMTP_URL, MAIL_FROM }) => ({
    /** `smtp(s)://user:password@host:port`; undefined: mails are written into a folder. */
    smtpUrl: SMTP_URL,
    /** Sender of every mail. */
    mailFrom: MAIL_FROM ?? `${productName} <no-reply@localhost>`,
  }))
