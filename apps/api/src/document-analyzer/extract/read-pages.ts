import type { ExtractedText } from '@suv/domain'

/** What a reader gives: the pages of the document, and whether there are more. */
export type ReadPages = { readonly pages: readonly string[]; readonly isCut: boolean } & Pick<
  ExtractedText,
  'method'
>
