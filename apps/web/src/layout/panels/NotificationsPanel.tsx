import { Popover } from '@mantine/core'
import { NotificationList } from '../../features/notifications/NotificationList.tsx'
import type { useNotifications } from '../../features/notifications/use-notifications.ts'
import { useOpenedAtOnce } from '../../ui/on-demand/use-opened-at-once.ts'
import { Bell } from '../Bell.tsx'
import classes from '../NotificationsButton.module.css'

/** The bell with what it opens, from the first press on. */
export function NotificationsPanel({
  notifications,
}: {
  notifications: ReturnType<typeof useNotifications>
}) {
  const { unread, refresh } = notifications
  const { opened, setOpened, target } = useOpenedAtOnce({ onOpen: refresh })
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" width={400} trapFocus returnFocus>
      <Popover.Target>
        <Bell ref={target} unread={unread} onClick={() => setOpened(!opened)} />
      </Popover.Target>
      <Popover.Dropdown className={classes.panel} aria-label="Notifications" tabIndex={-1} data-autofocus>
        <NotificationList notifications={notifications} onClose={() => setOpened(false)} />
      </Popover.Dropdown>
    </Popover>
  )
}
