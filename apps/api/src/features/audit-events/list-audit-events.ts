import { listAuditEventsOfUser, type PageRequest } from '@suv/db'
import type { AuditEvent } from '@suv/domain'
import { presentPage } from '../../present-page.ts'
import type { MemberContext } from '../../trpc.ts'

/** What the caller wrote, newest first. */
export async function listAuditEvents(
  ctx: MemberContext,
  { limit, cursor }: PageRequest,
): Promise<AuditEvent[]> {
  const { userId } = ctx.actor
  return presentPage(ctx, await listAuditEventsOfUser(ctx.db, { userId, limit, after: cursor }))
}
