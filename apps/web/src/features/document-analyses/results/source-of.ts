import type { Document, DocumentAnalysis } from '@suv/domain'

type Source = Pick<DocumentAnalysis, 'analysisType' | 'documentId'>

/** What was analyzed, in words. */
export function sourceOf({ analysisType, documentId }: Source, documents: readonly Document[]): string {
  if (analysisType === 'business_plan') return 'Your business plan'
  if (documentId === null) return 'Pasted text'
  return documents.find(({ id }) => id === documentId)?.fileName ?? 'A document that was deleted'
}

/** As the filter has it: a document's id, or a word for what has none. */
export function filterKeyOf({ analysisType, documentId }: Source): string {
  return analysisType === 'business_plan' ? 'plan' : (documentId ?? 'pasted')
}
