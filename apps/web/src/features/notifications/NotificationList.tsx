import { ActionIcon, Button, Skeleton, Stack, Text, Title, VisuallyHidden } from '@mantine/core'
import type { ListedNotification } from '@suv/domain'
import { IconAlertTriangle, IconCheck, IconClockHour4, IconInfoCircle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { QueryState } from '../../ui/QueryState.tsx'
import classes from './NotificationList.module.css'
import type { useNotifications } from './use-notifications.ts'

const signs = {
  urgent: { icon: IconAlertTriangle, word: 'Urgent' },
  attention: { icon: IconClockHour4, word: 'Soon' },
  info: { icon: IconInfoCircle, word: 'New' },
} as const

type Props = { notifications: ReturnType<typeof useNotifications>; onClose: () => void }

/** What the open bell shows. */
export function NotificationList({ notifications, onClose }: Props) {
  const { query, unread, markRead } = notifications
  const all = query.data ?? []
  return (
    <>
      <div className={classes.head}>
        <Title order={2} size="h4">
          Notifications
        </Title>
        {all.length > 0 && (
          <Button
            variant="subtle"
            size="compact-sm"
            className={classes.all}
            aria-disabled={unread === 0}
            data-disabled={unread === 0}
            onClick={() => markRead(all)}
          >
            Mark all as read
          </Button>
        )}
      </div>
      <VisuallyHidden role="status">{query.data && `${unread} unread`}</VisuallyHidden>
      {query.data === undefined && (
        <QueryState
          what="Your notifications"
          queries={[query]}
          loading={
            <Stack gap="sm" aria-busy="true">
              <Skeleton height={64} />
              <Skeleton height={64} />
            </Stack>
          }
        />
      )}
      {query.data?.length === 0 && (
        <Text size="sm" c="dimmed">
          Nothing to read. When a date comes near or an answer arrives, you will find it here.
        </Text>
      )}
      {all.length > 0 && (
        <ul className={classes.list}>
          {all.map((notification) => (
            <Entry
              key={notification.key}
              notification={notification}
              onRead={() => markRead([notification])}
              onFollow={() => {
                markRead([notification])
                onClose()
              }}
            />
          ))}
        </ul>
      )}
    </>
  )
}

/** The server names screens of this app only, some of them with what is to be shown there. */
function toScreen(href: string) {
  const { pathname, searchParams, hash } = new URL(href, window.location.origin)
  return { to: pathname as '/timeline', search: Object.fromEntries(searchParams), hash: hash.slice(1) }
}

type EntryProps = { notification: ListedNotification; onRead: () => void; onFollow: () => void }

function Entry({ notification, onRead, onFollow }: EntryProps) {
  const { title, text, href, severity, isRead } = notification
  const { icon, word } = signs[severity]

  function read(event: MouseEvent<HTMLElement>) {
    // The button goes; the keyboard stays at the entry.
    event.currentTarget.closest('li')?.querySelector('a')?.focus()
    onRead()
  }

  return (
    <li className={classes.entry} data-read={isRead || undefined}>
      <Link className={classes.link} {...toScreen(href)} onClick={onFollow}>
        <span className={classes.icon} data-severity={severity}>
          <Icon of={icon} size={20} />
        </span>
        <span className={classes.words}>
          <VisuallyHidden>{isRead ? `${word}, read: ` : `${word}, unread: `}</VisuallyHidden>
          <span className={classes.title}>{title}</span>
          <span className={classes.text}>{text}</span>
        </span>
      </Link>
      {!isRead && (
        <ActionIcon aria-label={`Mark as read: ${title}`} onClick={read}>
          <Icon of={IconCheck} size={20} />
        </ActionIcon>
      )}
    </li>
  )
}
