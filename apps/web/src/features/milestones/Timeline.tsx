import { Button, Text, VisuallyHidden } from '@mantine/core'
import { countMilestones, dayInZone, type Milestone, phaseSections } from '@suv/domain'
import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { lazyDialog } from '../../ui/on-demand/lazy-dialog.tsx'
import { onDemand, usePart } from '../../ui/on-demand/on-demand.ts'
import { ProgramBoard } from './board/ProgramBoard.tsx'
import { filterMilestones, noFilter } from './filter.ts'
import type { ShownMilestone } from './list/milestone-actions.ts'
import { PhaseBlock } from './list/PhaseBlock.tsx'
import { useMilestoneActions } from './list/use-milestone-actions.ts'
import { OverallProgress } from './OverallProgress.tsx'
import { ThisWeek } from './ThisWeek.tsx'

const EditMilestoneDialog = lazyDialog(
  async () => (await import('./form/EditMilestoneDialog.tsx')).EditMilestoneDialog,
  { milestone: null },
)

const filterBar = onDemand(async () => (await import('./FilterBar.tsx')).FilterBar)

/** The milestones of a member who has some. */
export function Timeline({ milestones }: { milestones: readonly Milestone[] }) {
  const [editing, setEditing] = useState<Milestone | null>(null)
  const { actions, announcement } = useMilestoneActions(setEditing)
  const sections = useMemo(() => phaseSections(milestones), [milestones])
  const counts = useMemo(() => countMilestones(milestones), [milestones])
  const today = dayInZone(new Date())
  const [filter, setFilter] = useState(noFilter)
  const [wantsFilter, setWantsFilter] = useState(false)
  const FilterBar = usePart(filterBar, wantsFilter, () => setWantsFilter(false))
  // The rows follow in steps, so that a long list does not hold up the press.
  const wanted = useDeferredValue(filter)
  const only = useMemo(() => filterMilestones(milestones, wanted, today), [milestones, wanted, today])
  const [shown, setShown] = useState<ShownMilestone | null>(null)
  const show = useCallback((id: string) => {
    setFilter(noFilter)
    setShown((last) => ({ id, times: (last?.times ?? 0) + 1 }))
  }, [])
  return (
    <>
      <ThisWeek milestones={milestones} today={today} onShow={show} />
      <OverallProgress counts={counts} />
      <ProgramBoard milestones={milestones} sections={sections} />
      {FilterBar ? (
        <FilterBar
          filter={filter}
          onChange={setFilter}
          count={only?.size ?? null}
          total={milestones.length}
        />
      ) : (
        <div>
          <Button variant="default" onClick={() => setWantsFilter(true)} {...filterBar.intent}>
            Filter milestones
          </Button>
        </div>
      )}
      {only?.size === 0 && <Text>No milestone fits. Show all, or choose something else.</Text>}
      {sections.map((section) => (
        <PhaseBlock
          key={section.phase?.key ?? 'no-phase'}
          section={section}
          only={only}
          today={today}
          shown={shown}
          actions={actions}
        />
      ))}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <EditMilestoneDialog milestone={editing} onClose={() => setEditing(null)} />
    </>
  )
}
