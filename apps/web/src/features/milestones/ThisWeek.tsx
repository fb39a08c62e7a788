import { Anchor, Button, Text, Title } from '@mantine/core'
import { formatDate, type Milestone, thisWeek } from '@suv/domain'
import { memo, useMemo, useState } from 'react'
import rows from '../../ui/rows.module.css'
import { dayOf, isOverdue } from './days.ts'
import { statusNames } from './milestone-text.ts'
import classes from './ThisWeek.module.css'

/** How many are shown before the rest is asked for. */
const shownAtFirst = 5

type Props = { milestones: readonly Milestone[]; today: string; onShow: (id: string) => void }

/** What is due or under way now, so that nobody looks for it in 22 weeks. */
export const ThisWeek = memo(function ThisWeek({ milestones, today, onShow }: Props) {
  const [isAll, setAll] = useState(false)
  const wanted = useMemo(() => thisWeek(milestones, today), [milestones, today])
  const hidden = isAll ? 0 : wanted.length - shownAtFirst
  return (
    <section className={classes.week} aria-labelledby="this-week">
      <Title order={2} id="this-week">
        This week
      </Title>
      {wanted.length === 0 ? (
        <Text c="dimmed">Nothing is due in the next seven days, and nothing is under way.</Text>
      ) : (
        <ul className={rows.rows}>
          {(isAll ? wanted : wanted.slice(0, shownAtFirst)).map((milestone) => (
            <li key={milestone.id} className={rows.row}>
              <Anchor
                component="button"
                type="button"
                className={classes.name}
                onClick={() => onShow(milestone.id)}
              >
                {milestone.title}
              </Anchor>
              <span className={rows.detail} data-late={isOverdue(milestone, today) || undefined}>
                {describe(milestone, today)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {hidden > 0 && (
        <div>
          <Button variant="default" onClick={() => setAll(true)}>
            {`Show ${hidden} more`}
          </Button>
        </div>
      )}
    </section>
  )
})

function describe(milestone: Milestone, today: string): string {
  const { dueDate, status } = milestone
  if (dueDate === null) return statusNames[status]
  const due = `due ${formatDate(dayOf(dueDate))}${isOverdue(milestone, today) ? ', overdue' : ''}`
  return status === 'in_progress' ? `${statusNames[status]}, ${due}` : `D${due.slice(1)}`
}
