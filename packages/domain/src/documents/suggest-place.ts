import { kindOfLabel } from '../document-analyses/kind-of-label.ts'
import { type KnownDocumentType, kindClaim } from '../document-analyses/kinds.ts'
import type { DocumentAnalysis } from '../document-analyses/schema.ts'

type Passage = Pick<DocumentAnalysis['evidence'][number], 'quote' | 'page' | 'before' | 'after'>

/** A place in the checklist that an analysis suggests for the document it read. */
export type SuggestedPlace = {
  readonly checklistKey: string
  /** The passage that says what kind of document it is; null where the analysis kept none. */
  readonly passage: Passage | null
  /** The last day that the document states, YYYY-MM-DD, with its passage; null where it states none. */
  readonly expiresOn: { readonly day: string; readonly passage: Passage } | null
}

const placeOfKind: Partial<Record<KnownDocumentType, string>> = {
  letter_of_support: 'letter-of-support-from-a-designated-organization',
  commitment_certificate: 'commitment-certificate-number',
  language_test: 'language-test-result',
  bank_letter: 'official-letter-from-each-bank-or-financial-institution',
  business_plan: 'business-plan',
  incorporation: 'articles-and-certificate-of-incorporation-in-canada',
  passport: 'passport-or-travel-document',
  police_certificate: 'police-certificates',
  medical: 'immigration-medical-examination-by-a-panel-physician',
}

/** Where a document belongs, as its newest analysis read it; null where that knew no kind that the checklist has. */
export function suggestPlace(
  documentId: string,
  analyses: readonly Pick<
    DocumentAnalysis,
    'documentId' | 'documentType' | 'evidence' | 'extractedFields' | 'createdAt'
  >[],
): SuggestedPlace | null {
  const [newest] = analyses
    .filter((analysis) => analysis.documentId === documentId)
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
  const kind = newest === undefined ? null : kindOfLabel(newest.documentType)
  const checklistKey = kind === null ? undefined : placeOfKind[kind]
  if (newest === undefined || checklistKey === undefined) return null
  const [first] = newest.extractedFields
  const expiry = newest.extractedFields.find(({ field }) => field === 'expiresOn')
  return {
    checklistKey,
    passage: newest.evidence.find(({ claim }) => claim.startsWith(kindClaim)) ?? first ?? null,
    expiresOn: expiry === undefined ? null : { day: expiry.value, passage: expiry },
  }
}
