import '@mantine/core/styles/Tabs.layer.css'
import { Tabs, Title } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { onDemand, usePart } from '../../ui/on-demand/on-demand.ts'
import { DocumentManagerTab } from '../documents/manager/DocumentManagerTab.tsx'
import { useMe } from '../session/use-me.ts'
import classes from './DocumentAnalysisPage.module.css'
import { analysisTabs, readTab } from './tabs.ts'

const route = getRouteApi('/_member/document-analysis')

/** What the first tab shows comes with the page, the others when they are opened. */
const panels = {
  text: onDemand<ComponentType>(async () => (await import('./TextAnalysisTab.tsx')).TextAnalysisTab),
  document: onDemand<ComponentType>(
    async () => (await import('./DocumentAnalysisTab.tsx')).DocumentAnalysisTab,
  ),
  'business-plan': onDemand<ComponentType>(
    async () => (await import('./BusinessPlanReviewTab.tsx')).BusinessPlanReviewTab,
  ),
  results: onDemand<ComponentType>(async () => (await import('./AnalysisResultsTab.tsx')).AnalysisResultsTab),
  team: onDemand<ComponentType>(
    async () => (await import('../documents/team/TeamPapersTab.tsx')).TeamPapersTab,
  ),
}

/** The documents of a member and what was read in them. The address keeps the tab, so that it can be linked and gone back to. */
export function DocumentAnalysisPage() {
  const { tab = 'documents' } = route.useSearch()
  const navigate = route.useNavigate()
  const { teamId } = useMe().workspace
  const shown = analysisTabs.filter(({ value }) => value !== 'team' || teamId !== null || tab === 'team')
  return (
    <div className={classes.page}>
      <Title order={1}>AI Document Analysis</Title>
      <Tabs
        value={tab}
        onChange={(value) => void navigate({ search: { tab: readTab(value) }, resetScroll: false })}
        keepMounted={false}
      >
        <Tabs.List className={classes.list}>
          {shown.map(({ value, label }) => (
            <Tabs.Tab
              key={value}
              value={value}
              className={classes.tab}
              {...(value === 'documents' ? {} : panels[value].intent)}
            >
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {analysisTabs.map(({ value }) => (
          <Tabs.Panel key={value} value={value} className={classes.panel}>
            {value === 'documents' ? <DocumentManagerTab /> : <LaterPanel of={value} />}
          </Tabs.Panel>
        ))}
      </Tabs>
    </div>
  )
}

function LaterPanel({ of }: { of: keyof typeof panels }) {
  const navigate = route.useNavigate()
  const Panel = usePart(panels[of], true, () => void navigate({ search: {}, resetScroll: false }))
  return Panel && <Panel />
}
