import type { Milestone } from '@suv/domain'
import { ExternalLink } from '../../../ui/ExternalLink.tsx'
import { toResource } from '../resources.ts'
import classes from './MilestoneCard.module.css'

/** What a milestone asks for, and where to read on. */
export function CardLists({ milestone }: { milestone: Milestone }) {
  const { requirements, resources, status } = milestone
  if (requirements.length === 0 && resources.length === 0) return null
  const isDone = status === 'completed'
  return (
    <div className={classes.lists}>
      {requirements.length > 0 && (
        <div>
          <h4 className={classes.listTitle}>Required Actions</h4>
          <ul className={classes.entries}>
            {requirements.map((requirement, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: texts may repeat, and nothing here has state
              <li key={index}>{isDone ? <s>{requirement}</s> : requirement}</li>
            ))}
          </ul>
        </div>
      )}
      {resources.length > 0 && (
        <div>
          <h4 className={classes.listTitle}>Resources</h4>
          <ul className={classes.entries}>
            {resources.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: texts may repeat, and nothing here has state
              <li key={index}>
                <ResourceLine line={line} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

function ResourceLine({ line }: { line: string }) {
  const { title, href } = toResource(line)
  return href === null ? title : <ExternalLink href={href}>{title}</ExternalLink>
}
