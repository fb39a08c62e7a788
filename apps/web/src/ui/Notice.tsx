import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import classes from './Notice.module.css'

type NoticeProps = {
  /** Amber asks for attention, maple says that something blocks, plain informs. */
  tone: 'plain' | 'amber' | 'maple'
  children: ReactNode
}

/** A boxed remark beside what it is about. A blocking one is announced at once. */
export function Notice({ tone, children }: NoticeProps) {
  const icon = tone === 'plain' ? IconInfoCircle : IconAlertTriangle
  return (
    <div className={classes.notice} data-tone={tone} role={tone === 'maple' ? 'alert' : undefined}>
      <Icon of={icon} className={classes.icon} />
      <div className={classes.text}>{children}</div>
    </div>
  )
}
