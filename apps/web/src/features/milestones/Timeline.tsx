import { VisuallyHidden } from '@mantine/core'
import { countMilestones, dayInZone, type Milestone, phaseSections } from '@suv/domain'
import { useMemo, useState } from 'react'
import { lazyDialog } from '../../ui/on-demand/lazy-dialog.tsx'
import { ProgramBoard } from './board/ProgramBoard.tsx'
import { PhaseBlock } from './list/PhaseBlock.tsx'
import { useMilestoneActions } from './list/use-milestone-actions.ts'
import { OverallProgress } from './OverallProgress.tsx'

const EditMilestoneDialog = lazyDialog(
  async () => (await import('./form/EditMilestoneDialog.tsx')).EditMilestoneDialog,
  { milestone: null },
)

/** The milestones of a member who has some. */
export function Timeline({ milestones }: { milestones: readonly Milestone[] }) {
  const [editing, setEditing] = useState<Milestone | null>(null)
  const { actions, announcement } = useMilestoneActions(setEditing)
  const sections = useMemo(() => phaseSections(milestones), [milestones])
  const counts = useMemo(() => countMilestones(milestones), [milestones])
  const today = dayInZone(new Date())
  return (
    <>
      <OverallProgress counts={counts} />
      <ProgramBoard milestones={milestones} sections={sections} />
      {sections.map((section) => (
        <PhaseBlock
          key={section.phase?.key ?? 'no-phase'}
          section={section}
          today={today}
          actions={actions}
        />
      ))}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <EditMilestoneDialog milestone={editing} onClose={() => setEditing(null)} />
    </>
  )
}
