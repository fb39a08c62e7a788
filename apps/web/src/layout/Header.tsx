import { ActionIcon } from '@mantine/core'
import { productName } from '@suv/domain'
import { IconMenu2, IconX } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Logo } from '../ui/brand/Logo.tsx'
import { Icon } from '../ui/Icon.tsx'
import type { Intent } from '../ui/on-demand/on-demand.ts'
import classes from './Header.module.css'
import { LiveSlot } from './LiveSlot.tsx'
import { NotificationsButton } from './NotificationsButton.tsx'
import { UserMenu } from './UserMenu.tsx'

type Props = { menuOpened: boolean; onToggleMenu: () => void; menuIntent: Intent }

export function Header({ menuOpened, onToggleMenu, menuIntent }: Props) {
  return (
    <header className={classes.header}>
      <ActionIcon
        className={classes.toggle}
        aria-label={menuOpened ? 'Close menu' : 'Open menu'}
        aria-expanded={menuOpened}
        aria-haspopup="dialog"
        onClick={onToggleMenu}
        {...menuIntent}
      >
        {menuOpened ? <Icon of={IconX} size={22} /> : <Icon of={IconMenu2} size={22} />}
      </ActionIcon>
      <Link className={classes.logo} to="/dashboard" aria-label={`${productName}: dashboard`}>
        <Logo />
      </Link>
      <LiveSlot />
      <div className={classes.actions}>
        <NotificationsButton />
        <UserMenu />
      </div>
    </header>
  )
}
