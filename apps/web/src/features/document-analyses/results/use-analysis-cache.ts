import type { DocumentAnalysis } from '@suv/domain'
import { useMemo } from 'react'
import { trpc } from '../../../trpc.ts'
import { useMe } from '../../session/use-me.ts'

/** The member's list of analyses, newest first, kept up from the server's answers. */
export function useAnalysisCache() {
  const { id } = useMe()
  const utils = trpc.useUtils()
  return useMemo(() => {
    const { list } = utils.documentAnalyses
    return {
      put: (analysis: DocumentAnalysis) =>
        list.setData({ id }, (all) =>
          all
            ?.filter((other) => other.id !== analysis.id)
            .concat(analysis)
            .sort((a, b) => b.createdAt.localeCompare(a.createdAt)),
        ),
      remove: (gone: string) =>
        list.setData({ id }, (all) => all?.filter((analysis) => analysis.id !== gone)),
    }
  }, [id, utils])
}
