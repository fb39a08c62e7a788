import type { DocumentAnalysis } from '@suv/domain'
import { useMutation } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { trpc } from '../../../trpc.ts'
import { useMe } from '../../session/use-me.ts'
import { useAnalysisOutcome } from '../analyze/use-analysis-outcome.ts'

const route = getRouteApi('/_member/document-analysis')

/** Analyzes the same thing anew. A pasted text is not kept, so it has to be pasted again. */
export function useRerun({ documentId, businessPlanId }: DocumentAnalysis) {
  const me = useMe()
  const navigate = route.useNavigate()
  const { client } = trpc.useUtils()
  const outcome = useAnalysisOutcome(businessPlanId === null ? 'document' : 'business plan')
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      if (businessPlanId !== null) {
        return client.documentAnalyses.analyzeBusinessPlan.mutate({ id: businessPlanId, userId: me.id })
      }
      const id = documentId ?? ''
      const { text } = await client.documentAnalyses.extractText.query({ id })
      return client.documentAnalyses.analyzeDocument.mutate({ id, userId: me.id, documentText: text })
    },
    ...outcome,
  })
  const isStored = documentId !== null || businessPlanId !== null
  return {
    label: isStored ? 'Analyze again' : 'Paste again',
    isPending,
    start: () => (isStored ? mutate() : void navigate({ search: { tab: 'text' } })),
  }
}
