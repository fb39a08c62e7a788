import type { ReactNode } from 'react'
import classes from './DemoBadge.module.css'

type Props = { tone?: 'spruce' | 'amber'; children: ReactNode }

/** Mantine's Badge in looks, without its code: the demo is read on phones, before anything else is at hand. */
export function DemoBadge({ tone = 'spruce', children }: Props) {
  return (
    <span className={classes.badge} data-tone={tone}>
      {children}
    </span>
  )
}
