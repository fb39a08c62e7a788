import { ActionIcon, Popover, Text, Title, Tooltip, VisuallyHidden } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconBell } from '@tabler/icons-react'
import classes from './NotificationsButton.module.css'

type Notification = { id: string; text: string; isRead: boolean }

/** The bell. Its dot shows only while something is unread. */
export function NotificationsButton({ notifications }: { notifications: readonly Notification[] }) {
  const [opened, popover] = useDisclosure(false)
  const unread = notifications.filter((notification) => !notification.isRead).length
  return (
    <Popover opened={opened} onChange={popover.set} position="bottom-end" width={320} trapFocus returnFocus>
      <Popover.Target>
        <Tooltip label="Notifications" disabled={opened}>
          <ActionIcon className={classes.bell} onClick={popover.toggle} aria-label="Notifications">
            <IconBell size={22} stroke={1.6} />
            {unread > 0 && (
              <span className={classes.dot}>
                <VisuallyHidden>{unread} unread</VisuallyHidden>
              </span>
            )}
          </ActionIcon>
        </Tooltip>
      </Popover.Target>
      <Popover.Dropdown className={classes.panel} aria-label="Notifications" tabIndex={-1} data-autofocus>
        <Title order={2} size="h4">
          Notifications
        </Title>
        {notifications.length === 0 ? (
          <Text size="sm" c="dimmed" mt={4}>
            Nothing to read. When a date comes near or an answer arrives, you will find it here.
          </Text>
        ) : (
          <ul className={classes.list}>
            {notifications.map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
          </ul>
        )}
      </Popover.Dropdown>
    </Popover>
  )
}
