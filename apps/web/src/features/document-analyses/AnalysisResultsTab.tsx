import { Button, NativeSelect, Skeleton, Text, Title, VisuallyHidden } from '@mantine/core'
import type { Document, DocumentAnalysis } from '@suv/domain'
import { IconFileSearch } from '@tabler/icons-react'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { trpc } from '../../trpc.ts'
import emptyState from '../../ui/EmptyState.module.css'
import { Icon } from '../../ui/Icon.tsx'
import { QueryState } from '../../ui/QueryState.tsx'
import { useDeleteOnLeave } from '../../ui/undo/use-undoable-delete.ts'
import { useMe } from '../session/use-me.ts'
import classes from './AnalysisResultsTab.module.css'
import { AnalysisDetail } from './results/AnalysisDetail.tsx'
import { AnalysisRow } from './results/AnalysisRow.tsx'
import { DocumentComparison } from './results/DocumentComparison.tsx'
import { filterKeyOf, sourceOf } from './results/source-of.ts'
import { useDeleteAnalysis } from './results/use-delete-analysis.ts'
import { useEnteredFields } from './results/use-entered-fields.ts'

const route = getRouteApi('/_member/document-analysis')

/** What was found so far: a list, or the one that the address names. */
export function AnalysisResultsTab() {
  const me = useMe()
  const { analysis: chosenId } = route.useSearch()
  const navigate = route.useNavigate()
  const analyses = trpc.documentAnalyses.list.useQuery({ id: me.id })
  const documents = trpc.documents.list.useQuery({ id: me.id })
  const remove = useDeleteAnalysis()
  useDeleteOnLeave()

  if (analyses.data === undefined || documents.isPending) {
    return <QueryState what="Your analyses" queries={[analyses]} loading={<ResultsSkeleton />} />
  }
  const chosen = analyses.data.find(({ id }) => id === chosenId)
  const names = documents.data ?? []
  const toList = () => void navigate({ search: { tab: 'results' }, resetScroll: false })
  if (chosen) {
    return (
      <AnalysisDetail
        key={chosen.id}
        analysis={chosen}
        source={sourceOf(chosen, names)}
        onBack={toList}
        onDelete={() => {
          toList()
          remove(chosen)
        }}
      />
    )
  }
  if (analyses.data.length === 0) return <NoResults />
  return <ResultsList analyses={analyses.data} documents={names} />
}

type ListProps = { analyses: readonly DocumentAnalysis[]; documents: readonly Document[] }

function ResultsList({ analyses, documents }: ListProps) {
  const [filter, setFilter] = useState('')
  const entered = useEnteredFields()
  const sources = new Map(analyses.map((analysis) => [filterKeyOf(analysis), sourceOf(analysis, documents)]))
  const shown = analyses.filter((analysis) => filter === '' || filterKeyOf(analysis) === filter)
  return (
    <div className={classes.results}>
      <NativeSelect
        className={classes.filter}
        label="Show results for"
        data={[
          { value: '', label: 'All documents' },
          ...[...sources].map(([value, label]) => ({ value, label })),
        ]}
        value={filter}
        onChange={(event) => setFilter(event.currentTarget.value)}
      />
      <Text size="sm" c="dimmed" role="status">
        {shown.length === 1 ? '1 result' : `${shown.length} results`}
      </Text>
      <ul className={classes.list}>
        {shown.map((analysis) => (
          <AnalysisRow key={analysis.id} analysis={analysis} source={sourceOf(analysis, documents)} />
        ))}
      </ul>
      <DocumentComparison analyses={analyses} documents={documents} entered={entered} />
    </div>
  )
}

function NoResults() {
  const navigate = route.useNavigate()
  return (
    <section className={emptyState.empty} aria-labelledby="no-analyses">
      <Icon of={IconFileSearch} size={32} />
      <Title order={2} id="no-analyses">
        No analyses yet
      </Title>
      <Text>
        Each analysis says what a document shows, what it lacks and by when something is due, with the
        passages it rests on.
      </Text>
      <Button mt="xs" onClick={() => void navigate({ search: { tab: 'text' } })}>
        Analyze a text
      </Button>
    </section>
  )
}

function ResultsSkeleton() {
  return (
    <div className={classes.results} aria-busy="true">
      <VisuallyHidden role="status">Loading your analyses</VisuallyHidden>
      <Skeleton height={68} width="min(100%, 24rem)" />
      {[1, 2, 3].map((key) => (
        <Skeleton key={key} height={84} />
      ))}
    </div>
  )
}
