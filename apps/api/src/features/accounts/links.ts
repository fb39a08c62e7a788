import { type AccountLinkPurpose, insertAccountLink, type Trx } from '@suv/db'
import type { Clock } from '../../clock.ts'
import type { Jobs } from '../../jobs/jobs.ts'

/** What sending a link takes; every request's context has it. */
export type LinkContext = { readonly jobs: Jobs; readonly siteUrl: string; readonly clock: Clock }

const hourMs = 60 * 60 * 1000

/** How long a link can be used. */
export const lifetimes = {
  welcome: { ms: 7 * 24 * hourMs, text: '7 days' },
  reset: { ms: hourMs, text: '1 hour' },
  verifyEmail: { ms: 24 * hourMs, text: '24 hours' },
  invitation: { ms: 7 * 24 * hourMs, text: '7 days' },
} as const

/** What the links of each purpose open. The token stands behind the #, which browsers send to no server and write in no log. */
const paths: Record<AccountLinkPurpose, string> = {
  'set-password': '/reset-password',
  'verify-email': '/verify-email',
}

/** @returns the absolute address of a new link. */
export async function createLink(
  { siteUrl, clock }: LinkContext,
  trx: Trx,
  { userId, purpose, lifetimeMs }: { userId: string; purpose: AccountLinkPurpose; lifetimeMs: number },
): Promise<string> {
  const now = clock.now()
  const expiresAt = new Date(now.getTime() + lifetimeMs)
  const token = await insertAccountLink(trx, { userId, purpose, expiresAt, now })
  return `${siteUrl}${paths[purpose]}#token=${token}`
}
