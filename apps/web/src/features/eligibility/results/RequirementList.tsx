import { Title } from '@mantine/core'
import type { Criterion } from '@suv/domain'
import { useId } from 'react'
import { SourceLine } from '../../../ui/SourceLine.tsx'
import { StatusMark } from '../StatusMark.tsx'
import classes from './RequirementList.module.css'

type RequirementListProps = {
  title: string
  criteria: readonly Criterion[]
}

/** Each requirement with its status, the fact seen, what the rule asks, and where the rule is published. */
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
    </section>
  )
}

function Requirement({ criterion }: { criterion: Criterion }) {
  const { key, title, status, fact, threshold, source } = criterion
  return (
    <li className={classes.item}>
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
          <dd>
            {threshold}
            <SourceLine figure={criterion} />
            {source.note !== undefined && <p className={classes.note}>{source.note}</p>}
          </dd>
        </div>
      </dl>
    </li>
  )
}
