import { Menu, Text, useMantineColorScheme } from '@mantine/core'
import { IconBuilding, IconLogout, IconUserCircle } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { signOut } from '../../features/session/session.ts'
import { useMe } from '../../features/session/use-me.ts'
import { describeError } from '../../ui/describe-error.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useOpenedAtOnce } from '../../ui/on-demand/use-opened-at-once.ts'
import { toast } from '../../ui/toasts/toast-store.ts'
import classes from '../UserMenu.module.css'
import { UserMenuTarget } from '../UserMenuTarget.tsx'

const schemes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'auto', label: 'Same as system' },
] as const

/** The user menu, from the first press on. */
export function UserMenuPanel() {
  const me = useMe()
  const { opened, setOpened, target } = useOpenedAtOnce()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const leave = useSignOut()
  return (
    <Menu
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      width={264}
      withinPortal={false}
      withInitialFocusPlaceholder={false}
      classNames={{ item: classes.item, itemIndicator: classes.indicator }}
    >
      <Menu.Target>
        <UserMenuTarget ref={target} />
      </Menu.Target>
      <Menu.Dropdown>
        <div className={classes.who}>
          <Text fw={620} truncate>
            {me.name}
          </Text>
          <Text size="sm" c="dimmed" truncate>
            {me.email}
          </Text>
        </div>
        <Menu.Divider />
        <Menu.Item
          leftSection={<Icon of={IconUserCircle} size={20} />}
          renderRoot={(props) => <Link to="/account" {...props} />}
        >
          Account
        </Menu.Item>
        <Menu.Item
          leftSection={<Icon of={IconBuilding} size={20} />}
          renderRoot={(props) => <Link to="/company" {...props} />}
        >
          Your company
        </Menu.Item>
        <Menu.Divider />
        <Menu.Label>Theme</Menu.Label>
        <Menu.RadioGroup
          aria-label="Theme"
          value={colorScheme}
          onChange={(value) => {
            const scheme = schemes.find((candidate) => candidate.value === value)
            if (scheme) setColorScheme(scheme.value)
          }}
        >
          {schemes.map(({ value, label }) => (
            <Menu.RadioItem key={value} value={value}>
              {label}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Divider />
        <Menu.Item leftSection={<Icon of={IconLogout} size={20} />} onClick={leave}>
          Sign out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

function useSignOut() {
  const navigate = useNavigate()
  return async () => {
    try {
      await signOut(() => navigate({ to: '/login' }))
    } catch (error) {
      toast({ title: 'You are still signed in', description: describeError(error), variant: 'destructive' })
    }
  }
}
