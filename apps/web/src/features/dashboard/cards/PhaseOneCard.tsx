import { Button, Progress, Text, Title } from '@mantine/core'
import '@mantine/core/styles/Progress.layer.css'
import { dashboardFirstPhase, dayInZone, formatDate, type Milestone, phases } from '@suv/domain'
import { Link } from '@tanstack/react-router'
import { dayOf, isOverdue } from '../../milestones/days.ts'
import { countOf } from '../../milestones/milestone-text.ts'
import type { DashboardSummary } from '../use-dashboard.ts'
import { Card } from './Card.tsx'
import classes from './cards.module.css'

/** The first phase, in the dashboard's words and beside them in the timeline's. */
export function PhaseOneCard({ summary }: { summary: DashboardSummary }) {
  const { phaseOne, upcoming } = summary
  return (
    <Card id="phase-one" title={`Phase 1: ${dashboardFirstPhase.title}`}>
      <div>
        <Text>
          Estimated duration: <strong>{dashboardFirstPhase.duration}</strong>
        </Text>
        <Text size="sm" c="dimmed">
          {timelineReading()}
        </Text>
      </div>
      <div>
        <Progress value={phaseOne.percent} size={8} aria-label="Milestones of phase 1 completed" />
        <Text size="sm" mt="xs" className="figures">
          {phaseOne.completed} of {countOf(phaseOne.total, 'milestone')}
        </Text>
      </div>
      {upcoming.length === 0 ? (
        <NoneUpcoming completed={phaseOne.completed} total={phaseOne.total} />
      ) : (
        <ul className={classes.list}>
          {upcoming.map((milestone) => (
            <UpcomingMilestone key={milestone.id} milestone={milestone} />
          ))}
        </ul>
      )}
      <div>
        <Button variant="default" renderRoot={(props) => <Link to="/timeline" {...props} />}>
          View Timeline
        </Button>
      </div>
    </Card>
  )
}

/** The estimate counts the time around the steps, the timeline the steps alone: both readings are shown. */
function timelineReading(): string {
  const [first] = phases
  if (!first) return ''
  return `The timeline plans its milestones for ${countOf(first.durationWeeks, 'week')} (weeks ${first.weekFrom}-${first.weekTo}).`
}

function UpcomingMilestone({ milestone }: { milestone: Milestone }) {
  const { title, description, dueDate } = milestone
  return (
    <li className={classes.item}>
      <Title order={3} className={classes.name}>
        {title}
      </Title>
      {description && (
        <Text size="sm" lineClamp={3}>
          {description}
        </Text>
      )}
      {dueDate && (
        <span className={classes.detail}>
          Due <time dateTime={dayOf(dueDate)}>{formatDate(dayOf(dueDate))}</time>
          {isOverdue(milestone, dayInZone(new Date())) && ', overdue'}
        </span>
      )}
    </li>
  )
}

function NoneUpcoming({ completed, total }: { completed: number; total: number }) {
  return (
    <div>
      {total > 0 && <Text fw={560}>All current phase milestones completed!</Text>}
      {total === 0 && (
        <Text size="sm" c="dimmed">
          No milestone is planned for this phase yet. The timeline has a 22-week template to begin with.
        </Text>
      )}
      {completed < total && (
        <Text size="sm" c="dimmed">
          The others of this phase are set for the future. Open them on the timeline when you are ready.
        </Text>
      )}
    </div>
  )
}
