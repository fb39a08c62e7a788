import { type KeptText, keptText } from '../../ui/kept-text.ts'

/** Every key of unfinished answers starts with this. */
export const screenerDraftPrefix = 'suv:screener-draft:'

// Apart from reading drafts: that takes zod, and the start of the demo only removes them.
export function keptDraft(key: string): KeptText {
  return keptText('tab', key, 'The unfinished answers of the screener')
}
