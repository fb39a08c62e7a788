import { findReadNotifications } from '@suv/db'
import { comparePressing, type ListedNotification, notificationsFor } from '@suv/domain'
import type { MemberContext } from '../../trpc.ts'
import { keepFirst } from '../calendar/keep-first.ts'
import { readDatedRecords } from '../calendar/read-dated-records.ts'

/** As many as are marked at once, and more than anybody reads. */
const mostNotifications = 500

/** What the member should know today, the most pressing first, and which of it they have read. */
export async function listNotifications(
  { db, actor, clock }: MemberContext,
  { today = clock.now().toISOString().slice(0, 10) }: { today?: string | undefined },
): Promise<ListedNotification[]> {
  const { userId, teamIds, workspace } = actor
  const notifications = await keepFirst(
    readDatedRecords(db, { userId, teamIds, workspaceId: workspace.id }),
    (records) => notificationsFor(records, today),
    { owner: userId, most: mostNotifications, compare: comparePressing },
  )
  const read = await findReadNotifications(db, { userId, keys: notifications.map(({ key }) => key) })
  return notifications.map((notification) => ({ ...notification, isRead: read.has(notification.key) }))
}
