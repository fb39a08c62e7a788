import { ActionIcon, Popover, Tooltip } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconBell } from '@tabler/icons-react'
import { NotificationList } from '../features/notifications/NotificationList.tsx'
import { useNotifications } from '../features/notifications/use-notifications.ts'
import { Icon } from '../ui/Icon.tsx'
import classes from './NotificationsButton.module.css'

/** The bell. Its dot shows only while something is unread. */
export function NotificationsButton() {
  const notifications = useNotifications()
  const { unread, refresh } = notifications
  const [opened, popover] = useDisclosure(false, { onOpen: refresh })
  return (
    <Popover
      opened={opened}
      onChange={(isOpened) => (isOpened ? popover.open() : popover.close())}
      position="bottom-end"
      width={400}
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <Tooltip label="Notifications" disabled={opened}>
          <ActionIcon
            className={classes.bell}
            onClick={popover.toggle}
            aria-label={unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'}
          >
            <Icon of={IconBell} size={22} />
            {unread > 0 && <span className={classes.dot} data-unread={unread} />}
          </ActionIcon>
        </Tooltip>
      </Popover.Target>
      <Popover.Dropdown className={classes.panel} aria-label="Notifications" tabIndex={-1} data-autofocus>
        <NotificationList notifications={notifications} onClose={popover.close} />
      </Popover.Dropdown>
    </Popover>
  )
}
