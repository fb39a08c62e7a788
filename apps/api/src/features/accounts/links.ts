import { type AccountLinkPurpose, insertAccountLink, type Trx } from '@suv/db'
import type { Clock } from '../../clock.ts'

/** What making a link takes. */
export type LinkContext = { readonly siteUrl: string; readonly clock: Clock }

const hourMs = 60 * 60 * 1000

/** How long a link can be used. */
export const lifetimes = {
  welcome: { ms: 7 * 24 * hourMs, text: '7 days' },
  reset: { ms: hourMs, text: '1 hour' },
  'two-step-reset': { ms: hourMs, text: '1 hour' },
  verifyEmail: { ms: 24 * hourMs, text: '24 hours' },
  changeEmail: { ms: hourMs, text: '1 hour' },
  invitation: { ms: 7 * 24 * hourMs, text: '7 days' },
} as const

/** What the links of each purpose open. The token stands behind the #, which browsers send to no server and write in no log. */
const paths: Record<AccountLinkPurpose, string> = {
  'set-password': '/reset-password',
  'verify-email': '/verify-email',
  'change-email': '/change-email',
}

/** @returns the absolute address of a new link. `email`: the one that it makes the member's. */
export async function createLink(
  { siteUrl, clock }: LinkContext,
  trx: Trx,
  {
    lifetimeMs,
    ...link
  }: { userId: string; email?: string; purpose: AccountLinkPurpose; lifetimeMs: number },
): Promise<string> {
  const now = clock.now()
  const expiresAt = new Date(now.getTime() + lifetimeMs)
  const token = await insertAccountLink(trx, { ...link, expiresAt, now })
  return `${siteUrl}${paths[link.purpose]}#token=${token}`
}
