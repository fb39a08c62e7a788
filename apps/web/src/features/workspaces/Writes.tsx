import type { ReactNode } from 'react'
import { useReadingOnlyReason } from './use-reading-only.ts'
import classes from './Writes.module.css'

type Props = {
  /** The team whose records they change; left out: what the open workspace keeps. */
  teamId?: string | undefined
  children: ReactNode
}

/** Controls that change what a company keeps: a reader sees them disabled, with the reason. */
export function Writes({ teamId, children }: Props) {
  const reason = useReadingOnlyReason(teamId)
  if (reason === null) return children
  return (
    <fieldset disabled className={classes.writes} title={reason}>
      {children}
    </fieldset>
  )
}
