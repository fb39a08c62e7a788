import { Title } from '@mantine/core'
import type { Criterion } from '@suv/domain'
import { useId } from 'react'
import { StatusMark } from '../StatusMark.tsx'
import classes from './RequirementList.module.css'
import { Sources } from './Sources.tsx'

type RequirementListProps = {
  title: string
  criteria: readonly Criterion[]
}

/**
 * Each requirement with its status, the fact seen and what the rule asks; on demand, where the rules are published. On a phone
 * what a requirement asks that is met stands there too.
 */
export function RequirementList({ title, criteria }: RequirementListProps) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className={classes.section}>
      <Title order={3} id={headingId} className={classes.heading}>
        {title}
      </Title>
      <div className={classes.columns} aria-hidden>
        <span>Requirement</span>
        <span>Your answer</span>
        <span>The program asks</span>
      </div>
      <ul className={classes.list}>
        {criteria.map((criterion) => (
          <Requirement key={criterion.key} criterion={criterion} />
        ))}
      </ul>
      <Sources figures={criteria} />
    </section>
  )
}

function Requirement({ criterion }: { criterion: Criterion }) {
  const { key, title, status, fact, threshold } = criterion
  return (
    <li className={classes.item} data-status={status}>
      <div className={classes.head}>
        <h4 className={classes.title}>{title}</h4>
        <StatusMark status={status} blocks={key === 'residence'} />
      </div>
      <dl className={classes.facts}>
        <div>
          <dt>Your answer</dt>
          <dd>{fact ?? 'Not answered'}</dd>
        </div>
        <div>
          <dt>The program asks</dt>
          <dd>{threshold}</dd>
        </div>
      </dl>
    </li>
  )
}
