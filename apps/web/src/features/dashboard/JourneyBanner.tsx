import { Button, Text, Title } from '@mantine/core'
import { IconFileDownload, IconPlus } from '@tabler/icons-react'
import { trpc } from '../../trpc.ts'
import { Icon } from '../../ui/Icon.tsx'
import { ProgressRing } from '../../ui/ProgressRing.tsx'
import { countOf } from '../milestones/milestone-text.ts'
import { useMe } from '../session/use-me.ts'
import { Writes } from '../workspaces/Writes.tsx'
import classes from './DashboardPage.module.css'
import type { DashboardSummary } from './use-dashboard.ts'
import { useExportApplication } from './use-export-application.ts'

type Props = { summary: DashboardSummary; onAdd: () => void }

export function JourneyBanner({ summary, onAdd }: Props) {
  const { phaseOne, matchCount } = summary
  const exporting = useExportApplication()
  const { id } = useMe()
  // Whoever has not been assessed has another first step: see EligibilityCard.
  const isAssessed = trpc.eligibility.latest.useQuery({ userId: id }).data !== null
  return (
    <section className={classes.banner} aria-labelledby="journey">
      <div className={classes.journey}>
        <ProgressRing value={phaseOne.percent} size={96} />
        <div>
          <Title order={2} id="journey">
            Your Start-Up Visa Journey
          </Title>
          <Text fw={560}>Phase 1: Foundation</Text>
          <div className={classes.facts}>
            <span>{phaseOne.percent}% of the phase complete</span>
            <span>{countOf(matchCount, 'organization')} matched</span>
          </div>
        </div>
      </div>
      <div className={classes.buttons}>
        <Button
          variant="default"
          leftSection={<Icon of={IconFileDownload} />}
          loading={exporting.isPending}
          onClick={() => exporting.start()}
        >
          Export Application
        </Button>
        <Writes>
          <Button
            variant={isAssessed ? 'filled' : 'default'}
            leftSection={<Icon of={IconPlus} />}
            onClick={onAdd}
          >
            Add Milestone
          </Button>
        </Writes>
      </div>
    </section>
  )
}
