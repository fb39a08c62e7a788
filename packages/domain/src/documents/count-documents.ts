import type { Document } from './schema.ts'

/** How many documents somebody sees, and how many of them are the company's: those are the same for everybody who works for it. */
export type DocumentCounts = { readonly count: number; readonly ofCompany: number }

export function countDocuments(documents: readonly Pick<Document, 'holder'>[]): DocumentCounts {
  return {
    count: documents.length,
    ofCompany: documents.filter(({ holder }) => holder === 'company').length,
  }
}

/** In words: for who works for a company, what is theirs beside what is the company's. */
export function documentCountText(
  { count, ofCompany }: DocumentCounts,
  { worksForCompany }: { readonly worksForCompany: boolean },
): string {
  if (worksForCompany) return `${count - ofCompany} of yours, ${ofCompany} of the company`
  return count === 1 ? '1 document' : `${count} documents`
}
