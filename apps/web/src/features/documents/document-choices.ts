import type { Document } from '@suv/domain'

type Choice = { readonly value: string; readonly label: string }

/** The member's documents for a select, under `none` for no document; one that is chosen and not theirs stands among them. */
export function documentChoices(
  documents: readonly Document[],
  { none, chosen = null }: { none: string; chosen?: string | null },
): Choice[] {
  const isUnknown = chosen !== null && !documents.some(({ id }) => id === chosen)
  return [
    { value: '', label: none },
    ...(isUnknown ? [{ value: chosen, label: unknownDocumentName }] : []),
    ...documents.map(({ id, fileName }) => ({ value: id, label: fileName })),
  ]
}

/** Stands for a document that another member of the team uploaded. */
export const unknownDocumentName = 'A document of your team'
