import { formatDate, productName } from '@suv/domain'
import { composeMail } from '../compose-mail.ts'
import type { Mail } from '../mail.ts'

/** The receipt, to the address of an account that is gone. */
export function accountErasedMail(to: { email: string; name: string | null; erasedAt: Date }): Mail {
  const day = formatDate(to.erasedAt.toISOString())
  return composeMail({
    to: to.email,
    subject: `Your ${productName} account was erased`,
    name: to.name,
    paragraphs: [
      `As you asked, your ${productName} account was erased on ${day}: your sign-in, what you entered, and the files that you uploaded.`,
      'A team that others sign in to keeps its papers, in which you may stand by name. Records of payments are kept without your account for as long as the law on bookkeeping asks. Backups that still hold your data are overwritten in their turn.',
      'Keep this mail as your receipt. Nothing can be brought back.',
    ],
  })
}
