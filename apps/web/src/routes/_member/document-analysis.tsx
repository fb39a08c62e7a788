import { createFileRoute } from '@tanstack/react-router'
import { DocumentAnalysisPage } from '../../features/document-analyses/DocumentAnalysisPage.tsx'
import { type AnalysisTab, readTab } from '../../features/document-analyses/tabs.ts'

export const Route = createFileRoute('/_member/document-analysis')({
  staticData: { title: 'AI Document Analysis' },
  validateSearch: (search): { tab?: AnalysisTab | undefined; analysis?: string | undefined } => ({
    tab: readTab(search.tab),
    analysis: typeof search.analysis === 'string' ? search.analysis : undefined,
  }),
  // Not awaited: the page shows its own skeleton inside the layout.
  loader: ({ context }) => {
    void context.api.documents.list.prefetch({ id: context.me.id })
    void context.api.documents.ticks.prefetch()
  },
  component: DocumentAnalysisPage,
})
