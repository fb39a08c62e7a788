import { Text, Title } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { lazy, Suspense } from 'react'
import { useTakenOver } from '../../first-load/use-taken-over.ts'
import { LoadProblem } from '../../ui/LoadProblem.tsx'
import { lazyDialog } from '../../ui/on-demand/lazy-dialog.tsx'
import { ProgramOutlook } from '../../ui/ProgramOutlook.tsx'
import { useMe } from '../session/use-me.ts'
import { ApplicationChecklist } from './cards/ApplicationChecklist.tsx'
import { PhaseOneCard } from './cards/PhaseOneCard.tsx'
import { QuickActions } from './cards/QuickActions.tsx'
import { RecommendedActions } from './cards/RecommendedActions.tsx'
import { TopMatches } from './cards/TopMatches.tsx'
import classes from './DashboardPage.module.css'
import { DashboardSkeleton } from './DashboardSkeleton.tsx'
import { EligibilityCard } from './EligibilityCard.tsx'
import { HeroBanner } from './HeroBanner.tsx'
import { JourneyBanner } from './JourneyBanner.tsx'
import { Stats } from './Stats.tsx'
import { type DashboardSummary, useDashboard } from './use-dashboard.ts'

// Few have a team and work by themselves.
const OwnWorkspace = lazy(() => import('./OwnWorkspace.tsx'))
const AddMilestoneDialog = lazyDialog(
  async () => (await import('../milestones/form/AddMilestoneDialog.tsx')).AddMilestoneDialog,
  { opened: false },
)

export function DashboardPage() {
  useTakenOver()
  const me = useMe()
  const [addOpened, add] = useDisclosure(false)
  return (
    <div className={classes.page}>
      <div>
        <Title order={1}>Hello, {me.firstName ?? me.name}</Title>
        <Text c="dimmed" mt="2xs">
          Here is where your application stands.
        </Text>
      </div>
      {me.workspace.teamId === null && me.teams.length > 0 && (
        <Suspense fallback={null}>
          <OwnWorkspace />
        </Suspense>
      )}
      <HeroBanner />
      <Content onAdd={add.open} />
      <AddMilestoneDialog opened={addOpened} onClose={add.close} />
    </div>
  )
}

function Content({ onAdd }: { onAdd: () => void }) {
  const { summary, error, isFetching, retry } = useDashboard()
  if (summary) return <Overview summary={summary} onAdd={onAdd} />
  if (error === null) return <DashboardSkeleton />
  return <LoadProblem what="Your dashboard" error={error} isRetrying={isFetching} onRetry={retry} />
}

function Overview({ summary, onAdd }: { summary: DashboardSummary; onAdd: () => void }) {
  return (
    <>
      <JourneyBanner summary={summary} onAdd={onAdd} />
      <Stats summary={summary} />
      <EligibilityCard />
      <ProgramOutlook of={['bill-c-12', 'priority', 'pilot']}>
        If yours is in process, watch its dates; if not, use what is here to prepare.
      </ProgramOutlook>
      <div className={classes.columns}>
        <div className={classes.column}>
          <PhaseOneCard summary={summary} />
          <TopMatches matches={summary.topMatches} />
        </div>
        <div className={classes.column}>
          <ApplicationChecklist checklist={summary.checklist} />
          <RecommendedActions summary={summary} />
          <QuickActions />
        </div>
      </div>
    </>
  )
}
