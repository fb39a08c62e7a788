import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './cards.module.css'

type Props = {
  /** Of the heading; unique on the page. */
  id: string
  title: string
  /** Beside the heading: a link or a figure. */
  aside?: ReactNode
  children: ReactNode
}

export function Card({ id, title, aside, children }: Props) {
  return (
    <section className={classes.card} aria-labelledby={id}>
      <div className={classes.head}>
        <Title order={2} size="h3" id={id}>
          {title}
        </Title>
        {aside}
      </div>
      {children}
    </section>
  )
}
