import { Writes } from '../workspaces/Writes.tsx'
import '@mantine/core/styles/Tabs.layer.css'
import { Skeleton, Tabs, Text, Title, VisuallyHidden } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { trpc } from '../../trpc.ts'
import { formatMoment } from '../../ui/moments.ts'
import { QueryState } from '../../ui/QueryState.tsx'
import { useMe } from '../session/use-me.ts'
import { RequirementCards } from './cards/RequirementCards.tsx'
import { TotalStatus } from './cards/TotalStatus.tsx'
import { Commitments } from './commitments/Commitments.tsx'
import { ExportMenu } from './ExportMenu.tsx'
import { emptyFinances } from './empty-finances.ts'
import classes from './FinancialPage.module.css'
import { OwnershipWhatIf } from './ownership/OwnershipWhatIf.tsx'
import { financeTabs } from './search.ts'
import { useFinanceSearch } from './use-finance-search.ts'

// The first tab is what most visits look at.
const CashFlow = lazy(async () => ({ default: (await import('./cashflow/CashFlow.tsx')).CashFlow }))
const FundingSources = lazy(async () => ({
  default: (await import('./funding/FundingSources.tsx')).FundingSources,
}))
const Projections = lazy(async () => ({ default: (await import('./cashflow/Projections.tsx')).Projections }))

const tabNames = {
  commitments: 'Commitments',
  funding: 'Funding',
  cashflow: 'Cash flow',
  projections: 'Projections',
} as const

export function FinancialPage() {
  return (
    <div className={classes.page}>
      <div className={classes.head}>
        <div>
          <Title order={1}>Start-Up Visa Investment Tracking</Title>
          <Text c="dimmed" mt="2xs" maw="44rem">
            What investors have committed, what your family lives on, and how the business pays for itself.
            All amounts are Canadian dollars.
          </Text>
        </div>
        <ExportMenu />
      </div>
      <Content />
    </div>
  )
}

function Content() {
  const me = useMe()
  const finances = trpc.financialData.get.useQuery({ id: me.id })
  const { tab, change } = useFinanceSearch()
  if (finances.data === undefined) {
    return <QueryState what="Your finances" queries={[finances]} loading={<FinancesSkeleton />} />
  }
  const values = finances.data ?? emptyFinances
  return (
    <>
      <RequirementCards finances={values} />
      <TotalStatus finances={values} />
      <p className={classes.saved} role="status">
        {finances.data === null
          ? 'Nothing is saved yet. Begin with the amounts that you know.'
          : `Saved ${formatMoment(finances.data.updatedAt)}`}
      </p>
      <Tabs
        value={tab}
        onChange={(next) =>
          change({
            tab: next === 'funding' || next === 'cashflow' || next === 'projections' ? next : undefined,
          })
        }
        keepMounted={false}
      >
        <Tabs.List aria-label="Parts of your finances" mb="lg">
          {financeTabs.map((value) => (
            <Tabs.Tab key={value} value={value} className={classes.tab}>
              {tabNames[value]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="commitments">
          <Writes>
            <Commitments finances={values} />
          </Writes>
        </Tabs.Panel>
        <Suspense fallback={<Skeleton height={320} />}>
          <Tabs.Panel value="funding">
            <Writes>
              <FundingSources finances={values} />
            </Writes>
          </Tabs.Panel>
          <Tabs.Panel value="cashflow">
            <CashFlow finances={values} />
          </Tabs.Panel>
          <Tabs.Panel value="projections">
            <Writes>
              <Projections finances={values} />
            </Writes>
          </Tabs.Panel>
        </Suspense>
      </Tabs>
      <OwnershipWhatIf />
    </>
  )
}

function FinancesSkeleton() {
  return (
    <div className={classes.page} aria-busy="true">
      <VisuallyHidden role="status">Loading your finances</VisuallyHidden>
      <Skeleton height={180} />
      <Skeleton height={120} />
      <Skeleton height={320} />
    </div>
  )
}
