import { Text } from '@mantine/core'
import { type Deadline, type Evidence, formatDate } from '@suv/domain'
import { AddToTimeline } from './AddToTimeline.tsx'
import classes from './CheckList.module.css'
import { EvidenceQuote } from './EvidenceQuote.tsx'

const priorityNames: Record<Deadline['priority'], string> = {
  high: 'High priority',
  medium: 'Medium priority',
  low: 'Low priority',
}

type Props = { deadlines: readonly Deadline[]; evidence: readonly Evidence[] }

/** The days to mind, soonest first, each of which can go on the timeline. */
export function DeadlineList({ deadlines, evidence }: Props) {
  return (
    <ul className={classes.list}>
      {deadlines.map((deadline) => {
        const passage = evidence.find(({ claim }) => claim === deadline.description)
        return (
          <li key={`${deadline.date} ${deadline.description}`} className={classes.check}>
            <div className={classes.head}>
              <div>
                <Text fw={600}>{formatDate(deadline.date)}</Text>
                <Text size="sm">
                  {deadline.description} ({priorityNames[deadline.priority]})
                </Text>
              </div>
              <AddToTimeline deadline={deadline} />
            </div>
            {passage && <EvidenceQuote evidence={passage} />}
          </li>
        )
      })}
    </ul>
  )
}
