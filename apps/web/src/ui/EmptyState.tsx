import { Text, Title } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './EmptyState.module.css'

type Props = { icon: Icon; title: string; text: string; children?: ReactNode }

/** In place of an empty list: what it is for, and the first step. */
export function EmptyState({ icon: Icon, title, text, children }: Props) {
  return (
    <div className={classes.empty}>
      <Icon size={32} stroke={1.5} aria-hidden="true" />
      <Title order={3}>{title}</Title>
      <Text maw="40rem">{text}</Text>
      {children}
    </div>
  )
}
