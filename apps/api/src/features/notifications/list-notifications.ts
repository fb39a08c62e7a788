import { findReadNotifications } from '@suv/db'
import { type ListedNotification, notificationsFor } from '@suv/domain'
import type { MemberContext } from '../../trpc.ts'
import { readDatedRecords } from '../calendar/read-dated-records.ts'

/** What the member should know today, the most pressing first, and which of it they have read. */
export async function listNotifications(
  { db, actor, clock }: MemberContext,
  { today = clock.now().toISOString().slice(0, 10) }: { today?: string | undefined },
): Promise<ListedNotification[]> {
  const { userId, teamIds, workspace } = actor
  const notifications = notificationsFor(
    await readDatedRecords(db, { userId, teamIds, workspaceId: workspace.id }),
    today,
  )
  const read = await findReadNotifications(db, { userId, keys: notifications.map(({ key }) => key) })
  return notifications.map((notification) => ({ ...notification, isRead: read.has(notification.key) }))
}
