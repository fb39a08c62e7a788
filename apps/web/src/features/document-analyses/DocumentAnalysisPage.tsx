import '@mantine/core/styles/Tabs.layer.css'
import { Tabs, Title } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { DocumentManagerTab } from '../documents/manager/DocumentManagerTab.tsx'
import { AnalysisResultsTab } from './AnalysisResultsTab.tsx'
import { BusinessPlanReviewTab } from './BusinessPlanReviewTab.tsx'
import classes from './DocumentAnalysisPage.module.css'
import { DocumentAnalysisTab } from './DocumentAnalysisTab.tsx'
import { TextAnalysisTab } from './TextAnalysisTab.tsx'
import { analysisTabs, readTab } from './tabs.ts'

const route = getRouteApi('/_member/document-analysis')

const panels = {
  documents: DocumentManagerTab,
  text: TextAnalysisTab,
  document: DocumentAnalysisTab,
  'business-plan': BusinessPlanReviewTab,
  results: AnalysisResultsTab,
}

/** The documents of a member and what was read in them. The address keeps the tab, so that it can be linked and gone back to. */
export function DocumentAnalysisPage() {
  const { tab = 'documents' } = route.useSearch()
  const navigate = route.useNavigate()
  return (
    <div className={classes.page}>
      <Title order={1}>AI Document Analysis</Title>
      <Tabs
        value={tab}
        onChange={(value) => void navigate({ search: { tab: readTab(value) }, resetScroll: false })}
        keepMounted={false}
      >
        <Tabs.List className={classes.list}>
          {analysisTabs.map(({ value, label }) => (
            <Tabs.Tab key={value} value={value} className={classes.tab}>
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {analysisTabs.map(({ value }) => {
          const Panel = panels[value]
          return (
            <Tabs.Panel key={value} value={value} className={classes.panel}>
              <Panel />
            </Tabs.Panel>
          )
        })}
      </Tabs>
    </div>
  )
}
