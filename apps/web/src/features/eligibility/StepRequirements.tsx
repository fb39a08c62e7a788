import { Title } from '@mantine/core'
import type { Criterion } from '@suv/domain'
import { SourceLine } from '../../ui/SourceLine.tsx'
import { StatusMark } from './StatusMark.tsx'
import classes from './StepRequirements.module.css'

/** What the program asks in this step, with how the answers so far stand against it. */
export function StepRequirements({ criteria }: { criteria: readonly Criterion[] }) {
  return (
    <aside className={classes.aside} aria-labelledby="step-requirements">
      <Title order={3} id="step-requirements" className={classes.heading}>
        What the program asks
      </Title>
      <ul className={classes.list}>
        {criteria.map((criterion) => (
          <li key={criterion.key} className={classes.item}>
            <div className={classes.head}>
              <h4 className={classes.title}>{criterion.title}</h4>
              {criterion.status !== 'not_answered' && (
                <StatusMark status={criterion.status} blocks={criterion.key === 'residence'} />
              )}
            </div>
            <p className={classes.threshold}>{criterion.threshold}</p>
            <SourceLine figure={criterion} />
          </li>
        ))}
      </ul>
    </aside>
  )
}
