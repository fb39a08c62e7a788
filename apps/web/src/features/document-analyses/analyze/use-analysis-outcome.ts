import type { DocumentAnalysis } from '@suv/domain'
import { getRouteApi } from '@tanstack/react-router'
import { describeError } from '../../../ui/describe-error.ts'
import { toast } from '../../../ui/toasts/toast-store.ts'
import { useAnalysisCache } from '../results/use-analysis-cache.ts'

const route = getRouteApi('/_member/document-analysis')

/** What follows an analysis: the result is shown, or the reason why there is none. */
export function useAnalysisOutcome(what: 'document' | 'business plan') {
  const navigate = route.useNavigate()
  const cache = useAnalysisCache()
  return {
    onSuccess: (analysis: DocumentAnalysis) => {
      cache.put(analysis)
      toast({ title: 'Analysis Complete', description: analysis.summary })
      void navigate({ search: { tab: 'results', analysis: analysis.id } })
    },
    onError: (error: unknown) => {
      const text = describeError(error)
      toast({
        title: 'Analysis Failed',
        // A text that says nothing of its own gives way to the specified one.
        description: text.startsWith('Something went wrong') ? `Failed to analyze ${what}` : text,
        variant: 'destructive',
      })
    },
  }
}
