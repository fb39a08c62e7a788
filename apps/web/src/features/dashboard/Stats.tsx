import { IconBuildingBank, IconCash, IconFlag, IconPlaneArrival } from '@tabler/icons-react'
import { StatCard } from '../../ui/StatCard.tsx'
import classes from './DashboardPage.module.css'
import type { DashboardSummary } from './use-dashboard.ts'

export function Stats({ summary }: { summary: DashboardSummary }) {
  const { readiness, phaseOne, investment, matchCount } = summary
  return (
    <div className={classes.stats}>
      <StatCard
        title="Visa Application Readiness"
        value={`${readiness}%`}
        icon={IconPlaneArrival}
        bar={readiness}
      />
      <StatCard
        title="Phase 1 Completion"
        value={`${phaseOne.percent}%`}
        icon={IconFlag}
        bar={phaseOne.percent}
      />
      <StatCard title="Investment Status" value={investment.label} icon={IconCash} />
      <StatCard title="Organization Matches" value={matchCount} icon={IconBuildingBank} />
    </div>
  )
}
