import { Icon } from '../../../ui/Icon.tsx'
import '@mantine/core/styles/Progress.layer.css'
import { Progress, Text, Title } from '@mantine/core'
import type { Milestone, PhaseSection } from '@suv/domain'
import { countOf, phaseStatusNames, weekRange } from '../milestone-text.ts'
import { MilestoneCard } from './MilestoneCard.tsx'
import type { MilestoneActions } from './milestone-actions.ts'
import classes from './PhaseBlock.module.css'
import { noPhaseIcon, phaseIcons } from './phase-icons.ts'
import { useDragOrder } from './use-drag-order.ts'

/** From so many cards on, those out of view are not laid out. */
const longPhase = 30

type Props = { section: PhaseSection<Milestone>; today: string; actions: MilestoneActions }

/** One phase of the timeline: how far it is, and its milestones in order. */
export function PhaseBlock({ section, today, actions }: Props) {
  const { phase, milestones, counts, status } = section
  const icon = phase ? phaseIcons[phase.key] : noPhaseIcon
  const titleId = `title-${phase?.key ?? 'no-phase'}`
  const { listRef, startDrag } = useDragOrder((from, to) => {
    const milestone = milestones[from]
    if (milestone) actions.move(milestone, to)
  })
  return (
    <section className={classes.phase} aria-labelledby={titleId}>
      <div className={classes.head}>
        <span className={classes.icon} aria-hidden="true">
          <Icon of={icon} size={24} />
        </span>
        <div className={classes.about}>
          <Title order={2} id={titleId}>
            {phase ? `Phase ${phase.number}: ${phase.title}` : 'Other Milestones'}
          </Title>
          <Text c="dimmed">
            {phase
              ? `${countOf(phase.durationWeeks, 'week')} • ${weekRange(phase)} • ${countOf(counts.total, 'milestone')}`
              : `${countOf(counts.total, 'milestone')} • in no phase yet`}
          </Text>
        </div>
        <div className={classes.state}>
          <span className={classes.status} data-status={status}>
            {phaseStatusNames[status]}
          </span>
          <span className="figures">{counts.percent}% complete</span>
        </div>
      </div>
      <Progress
        value={counts.percent}
        size={6}
        aria-label={phase ? `Phase ${phase.number} completed` : 'Other milestones completed'}
      />
      <ol className={classes.list} ref={listRef} data-long={milestones.length > longPhase || undefined}>
        {milestones.map((milestone, index) => (
          <MilestoneCard
            key={milestone.id}
            milestone={milestone}
            index={index}
            isLast={index === milestones.length - 1}
            today={today}
            actions={actions}
            startDrag={startDrag}
          />
        ))}
      </ol>
    </section>
  )
}
