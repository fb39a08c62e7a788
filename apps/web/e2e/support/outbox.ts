import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'

/** The plain text of the newest mail with this subject to this address that the app wrote since `since`. */
export async function readMail(options: {
  dataDir: string
  to: string
  subject: string
  since: Date
}): Promise<string> {
  const folder = join(options.dataDir, 'outbox')
  const find = async () => {
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort()
    for (const name of names.reverse()) {
      if (name < options.since.toISOString().replace(/[:.]/g, '-')) return undefined
      const mail = await readFile(join(folder, name), 'utf8')
      const isIt = mail.includes(`To: ${options.to}\r\n`) && mail.includes(`Subject: ${options.subject}\r\n`)
      if (isIt) return decodeQuotedPrintable(mail)
    }
    return undefined
  }
  await expect.poll(find, { timeout: 20_000 }).toBeDefined()
  return (await find()) ?? ''
}

/** Enough for the links in our mails: joined lines and escaped characters. */
function decodeQuotedPrintable(text: string): string {
  return text
    .replace(/=\r\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_match, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}
