import { Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './EmptyState.module.css'
import { Icon, type IconShape } from './Icon.tsx'

type Props = { icon: IconShape; title: string; text: string; children?: ReactNode }

/** In place of an empty list: what it is for, and the first step. */
export function EmptyState({ icon, title, text, children }: Props) {
  return (
    <div className={classes.empty}>
      <Icon of={icon} size={32} />
      <Title order={3}>{title}</Title>
      <Text maw="40rem">{text}</Text>
      {children}
    </div>
  )
}
