import { Text, Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import classes from './AccountSection.module.css'

type Props = { title: string; text: ReactNode; children: ReactNode }

/** A part of the account page: its explanation at the left, its content at the right; one above the other on a phone. */
export function AccountSection({ title, text, children }: Props) {
  const id = useId()
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div className={classes.about}>
        <Title order={2} size="h3" id={id}>
          {title}
        </Title>
        <Text size="sm" c="dimmed" mt="2xs">
          {text}
        </Text>
      </div>
      <div className={classes.content}>{children}</div>
    </section>
  )
}
