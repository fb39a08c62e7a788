import { Text, Title, VisuallyHidden } from '@mantine/core'
import { dayInZone, formatDate, type Milestone, type PhaseSection, phases } from '@suv/domain'
import { memo, useMemo } from 'react'
import { countOf, phaseStatusNames } from '../milestone-text.ts'
import { lastDay, milestonesByWeek, placeToday, programStart } from './board.ts'
import classes from './ProgramBoard.module.css'
import { WeekTicks } from './WeekTicks.tsx'

type Props = {
  milestones: readonly Milestone[]
  sections: readonly PhaseSection<Milestone>[]
}

/** The 22 weeks as a picture: phases as bands, milestones as ticks above their week, today as a line. */
export const ProgramBoard = memo(function ProgramBoard({ milestones, sections }: Props) {
  const start = useMemo(() => programStart(milestones), [milestones])
  const weeks = useMemo(() => milestonesByWeek(milestones, start), [milestones, start])
  const today = start === null ? null : placeToday(start, dayInZone(new Date()))
  const byPhase = new Map(sections.map((section) => [section.phase?.key, section]))
  return (
    <section className={classes.board} aria-labelledby="board-title">
      <div>
        <Title order={2} id="board-title">
          The 22 weeks
        </Title>
        <Text c="dimmed">{describeToday(start, today)}</Text>
      </div>
      <div className={classes.picture} aria-hidden="true">
        {today !== null && today.share !== null && (
          <div className={classes.today} style={{ left: `${100 * today.share}%` }}>
            <span className={classes.flag} data-side={today.share > 0.8 ? 'left' : 'right'}>
              Today
            </span>
          </div>
        )}
        <WeekTicks weeks={weeks} />
        <div className={classes.bands}>
          {phases.map(({ key, number, title, weekFrom, weekTo }) => {
            const section = byPhase.get(key)
            return (
              <div
                key={key}
                className={classes.band}
                data-status={section?.status ?? 'upcoming'}
                style={{ gridColumn: `${weekFrom} / ${weekTo + 1}` }}
              >
                <span className={classes.fill} style={{ width: `${section?.counts.percent ?? 0}%` }} />
                <span className={classes.number}>{number}</span>
                <span className={classes.name}>{title}</span>
              </div>
            )
          })}
        </div>
        <div className={classes.scale}>
          {weeks.map((_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a week is its place
            <span key={index} data-edge={isEdge(index + 1) || undefined}>
              {index + 1}
            </span>
          ))}
        </div>
      </div>
      <VisuallyHidden>
        <ul aria-label="The phases">
          {phases.map(({ key, number, title, weekFrom, weekTo }) => (
            <li key={key}>
              Phase {number}, {title}, weeks {weekFrom} to {weekTo}: {describePhase(byPhase.get(key))}
            </li>
          ))}
        </ul>
      </VisuallyHidden>
    </section>
  )
})

function isEdge(week: number): boolean {
  return week === 22 || phases.some(({ weekFrom }) => weekFrom === week)
}

function describeToday(start: string | null, today: ReturnType<typeof placeToday> | null): string {
  if (start === null || today === null) return 'Give milestones a week and a due date to see today here.'
  const span = `Week 1 began on ${formatDate(start)}, week 22 ends on ${formatDate(lastDay(start))}.`
  if (today.week !== null) return `Today is in week ${today.week} of 22. ${span}`
  if (today.isBefore) return `Week 1 begins on ${formatDate(start)}.`
  return `The 22 weeks ended on ${formatDate(lastDay(start))}.`
}

function describePhase(section: PhaseSection<Milestone> | undefined): string {
  if (section === undefined) return 'no milestones.'
  const { counts, status } = section
  return `${phaseStatusNames[status]}, ${counts.completed} of ${countOf(counts.total, 'milestone')} completed.`
}
