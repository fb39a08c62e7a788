import { ActionIcon, type ActionIconProps } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { Icon } from '../ui/Icon.tsx'
import classes from './NotificationsButton.module.css'

type BellProps = { unread: number } & ActionIconProps & ComponentProps<'button'>

export function Bell({ unread, ...props }: BellProps) {
  return (
    <ActionIcon
      title="Notifications"
      aria-label={unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'}
      {...props}
      className={classes.bell}
    >
      <Icon of={IconBell} size={22} />
      {unread > 0 && <span className={classes.dot} data-unread={unread} />}
    </ActionIcon>
  )
}
