import {
  formatDate,
  groupsMayBeEnded,
  pilotWithoutRules,
  priorityForPermitHolders,
  priorityInstructions,
  type Reported,
} from '@suv/domain'
import type { ReactNode } from 'react'
import { ExternalLink } from './ExternalLink.tsx'
import classes from './ProgramOutlook.module.css'
import { ProgramStatus } from './ProgramStatus.tsx'

/** What can still happen to the program, under the ids that /rules has for it. */
const facts = {
  'bill-c-12': [groupsMayBeEnded],
  priority: [priorityInstructions, priorityForPermitHolders],
  pilot: [pilotWithoutRules],
} as const satisfies Record<string, readonly Reported<string>[]>

type Props = {
  /** What matters where it stands. */
  of: readonly (keyof typeof facts)[]
  /** What it means there. */
  children?: ReactNode
}

/** That the program takes no new applications, and what can still happen to it: once on a screen, with the way to /rules. */
export function ProgramOutlook({ of, children }: Props) {
  return (
    <ProgramStatus
      facts={
        <ul className={classes.facts} aria-label="What can still change">
          {of.flatMap((topic) =>
            facts[topic].map(({ value, checkedOn, source }) => (
              <li key={value}>
                {value}{' '}
                <span className={classes.source}>
                  Checked {formatDate(checkedOn)} ·{' '}
                  <ExternalLink href={source.url} about={source.title}>
                    Source
                  </ExternalLink>{' '}
                  · <a href={`/rules#${topic}`}>Rules and sources</a>
                </span>
              </li>
            )),
          )}
        </ul>
      }
    >
      {children}
    </ProgramStatus>
  )
}
