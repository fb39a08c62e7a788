import type { DocumentAnalysis } from '@suv/domain'
import { useCallback } from 'react'
import { trpc } from '../../../trpc.ts'
import { useUndoableDelete } from '../../../ui/undo/use-undoable-delete.ts'
import { kindName } from '../kind-names.ts'
import { useAnalysisCache } from './use-analysis-cache.ts'

/** Takes an analysis off the list at once, offers to undo it, and deletes it on the server when that offer is over. */
export function useDeleteAnalysis(): (analysis: DocumentAnalysis) => void {
  const cache = useAnalysisCache()
  const { mutateAsync } = trpc.documentAnalyses.remove.useMutation()
  const remove = useUndoableDelete()
  return useCallback(
    (analysis) =>
      remove({
        id: analysis.id,
        path: `/api/document-analyses/${encodeURIComponent(analysis.id)}`,
        send: () => mutateAsync({ id: analysis.id }),
        hide: () => cache.remove(analysis.id),
        show: () => cache.put(analysis),
        title: 'Analysis deleted',
        name: kindName(analysis.documentType),
        failure: 'The analysis was not deleted. It is back in your results.',
      }),
    [cache, mutateAsync, remove],
  )
}
