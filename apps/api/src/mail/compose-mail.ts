import { productName } from '@suv/domain'
import { escapeHtml } from './escape-html.ts'
import type { Mail } from './mail.ts'

export type MailContent = {
  readonly to: string
  readonly subject: string
  /** How the person is called; null: no name in the greeting. */
  readonly name: string | null
  /** What stands before the link. Plain text: it is escaped here. */
  readonly paragraphs: readonly string[]
  /** The one thing to do, with an absolute address. */
  readonly action?: { readonly label: string; readonly url: string }
  /** What stands after the link. */
  readonly closing?: readonly string[]
}

// Mail programs know no style sheets: styles stand on the elements. Colours are those of the site's light theme.
const page = 'margin:0;padding:24px;background:#FBFAF7;color:#16211C;font:16px/1.5 system-ui,sans-serif'
const column = 'max-width:34em;margin:0 auto'
const button =
  'display:inline-block;padding:12px 20px;border-radius:8px;background:#1F5B4A;color:#FFFFFF;text-decoration:none'
const fine = 'font-size:14px;color:#4A5650'

/** One content as plain text and as HTML. Every mail is built here, so that all have one look. */
export function composeMail({ to, subject, name, paragraphs, action, closing = [] }: MailContent): Mail {
  const greeting = name === null ? 'Hello,' : `Hello ${name},`
  const signature = `${productName}. This address does not read replies.`
  const text = [
    greeting,
    ...paragraphs,
    ...(action === undefined ? [] : [`${action.label}:\n${action.url}`]),
    ...closing,
    `-- \n${signature}`,
  ].join('\n\n')
  const html = `<!doctype html>
<html lang="en-CA">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="${page}">
<div style="${column}">
${[greeting, ...paragraphs].map(paragraph).join('\n')}
${action === undefined ? '' : link(action)}
${closing.map(paragraph).join('\n')}
<p style="${fine}">${escapeHtml(signature)}</p>
</div>
</body>
</html>
`
  return { to, subject, text: `${text}\n`, html }
}

function paragraph(text: string): string {
  return `<p>${escapeHtml(text)}</p>`
}

function link({ label, url }: { label: string; url: string }): string {
  const address = escapeHtml(url)
  return `<p><a href="${address}" style="${button}">${escapeHtml(label)}</a></p>
<p style="${fine}">If the button does not work, open this address:<br><a href="${address}">${address}</a></p>`
}
