import { Icon } from '../../../ui/Icon.tsx'
import '@mantine/core/styles/Progress.layer.css'
import { Progress, Text, Title, UnstyledButton } from '@mantine/core'
import type { Milestone, PhaseSection } from '@suv/domain'
import { IconChevronDown } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { countOf, phaseStatusNames, weekRange } from '../milestone-text.ts'
import { MilestoneCard } from './MilestoneCard.tsx'
import type { MilestoneActions, ShownMilestone } from './milestone-actions.ts'
import classes from './PhaseBlock.module.css'
import { noPhaseIcon, phaseIcons } from './phase-icons.ts'
import { useDragOrder } from './use-drag-order.ts'

/** From so many cards on, those out of view are not laid out. */
const longPhase = 30

type Props = {
  section: PhaseSection<Milestone>
  /** Those of its milestones that are wanted; null for all. */
  only: ReadonlySet<string> | null
  today: string
  actions: MilestoneActions
  /** The milestone to open and to bring into view, if it is one of these. */
  shown: ShownMilestone | null
}

/** One phase of the timeline: how far it is, and its milestones in order. A completed one is folded at first. */
export function PhaseBlock({ section, only, today, actions, shown }: Props) {
  const { phase, milestones, counts, status } = section
  const [isFolded, setFolded] = useState(status === 'completed')
  const [lastShown, setLastShown] = useState(shown)
  if (shown !== lastShown) {
    setLastShown(shown)
    if (milestones.some(({ id }) => id === shown?.id)) setFolded(false)
  }
  const { listRef, startDrag } = useDragOrder((from, to) => {
    const milestone = milestones[from]
    if (milestone) actions.move(milestone, to)
  })
  const listId = useId()
  const rows = only === null ? milestones : milestones.filter(({ id }) => only.has(id))
  if (rows.length === 0) return null
  const isOpen = only !== null || !isFolded
  const icon = phase ? phaseIcons[phase.key] : noPhaseIcon
  const titleId = `title-${phase?.key ?? 'no-phase'}`
  return (
    <section className={classes.phase} aria-labelledby={titleId}>
      <div className={classes.head}>
        <span className={classes.icon} aria-hidden="true">
          <Icon of={icon} size={24} />
        </span>
        <div className={classes.about}>
          <Title order={2} id={titleId}>
            <UnstyledButton
              className={classes.fold}
              aria-expanded={isOpen}
              aria-controls={listId}
              aria-disabled={only !== null || undefined}
              onClick={() => only === null && setFolded(isOpen)}
            >
              {phase ? `Phase ${phase.number}: ${phase.title}` : 'Other Milestones'}
              <Icon of={IconChevronDown} size={20} className={classes.chevron} />
            </UnstyledButton>
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
      <ol
        id={listId}
        className={classes.list}
        ref={listRef}
        hidden={!isOpen}
        data-long={rows.length > longPhase || undefined}
      >
        {isOpen &&
          rows.map((milestone, index) => (
            <MilestoneCard
              key={milestone.id}
              milestone={milestone}
              place={only === null ? index : null}
              isLast={index === rows.length - 1}
              today={today}
              actions={actions}
              startDrag={startDrag}
              shown={shown?.id === milestone.id ? shown.times : undefined}
            />
          ))}
      </ol>
    </section>
  )
}
