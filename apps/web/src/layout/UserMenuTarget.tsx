import { UnstyledButton, VisuallyHidden } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { useMe } from '../features/session/use-me.ts'
import { Icon } from '../ui/Icon.tsx'
import classes from './UserMenu.module.css'

export function UserMenuTarget(props: ComponentProps<'button'>) {
  const me = useMe()
  return (
    <UnstyledButton {...props} className={classes.target}>
      <span className={classes.initials} aria-hidden="true">
        {initials(me.name)}
      </span>
      <span className={classes.name}>{me.name}</span>
      <VisuallyHidden>, user menu</VisuallyHidden>
      <Icon of={IconChevronDown} size={16} className={classes.chevron} />
    </UnstyledButton>
  )
}

function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  return [words.at(0), words.length > 1 ? words.at(-1) : undefined]
    .map((word) => word?.at(0)?.toUpperCase() ?? '')
    .join('')
}
