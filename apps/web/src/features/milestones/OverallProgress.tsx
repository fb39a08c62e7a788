import '@mantine/core/styles/Progress.layer.css'
import { Progress, Text, Title } from '@mantine/core'
import { type MilestoneCounts, type MilestoneStatus, phases, programWeeks } from '@suv/domain'
import { countOf, statusNames } from './milestone-text.ts'
import classes from './OverallProgress.module.css'
import { StatusMark } from './StatusMark.tsx'

/** How far the whole program is. Its counts are also the legend of the board. */
export function OverallProgress({ counts }: { counts: MilestoneCounts }) {
  const { total, completed, inProgress, upcoming, future, percent } = counts
  const figures: [MilestoneStatus, number][] = [
    ['completed', completed],
    ['in_progress', inProgress],
    ['upcoming', upcoming],
    ['future', future],
  ]
  return (
    <section className={classes.card} aria-labelledby="overall-title">
      <div className={classes.head}>
        <div>
          <Title order={2} id="overall-title">
            Overall Progress
          </Title>
          <Text c="dimmed">
            {phases.length} phases • {programWeeks} weeks • {countOf(total, 'milestone')}
          </Text>
        </div>
        <data className={classes.percent} value={percent}>
          {percent}%
        </data>
      </div>
      <Progress value={percent} size={8} aria-label="Milestones completed" />
      <dl className={classes.counts}>
        {figures.map(([status, count]) => (
          <div key={status} className={classes.count}>
            <dt>
              <span className={classes.mark}>
                <StatusMark status={status} />
              </span>
              {statusNames[status]}
            </dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
