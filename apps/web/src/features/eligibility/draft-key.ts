/** What the shell removes at sign-out: every key that starts with this. */
export const screenerDraftPrefix = 'suv:screener-draft:'

// Apart from reading and writing drafts: that takes zod, and the start of the demo only removes them.
export function removeDraft(key: string): void {
  try {
    sessionStorage.removeItem(key)
  } catch (error) {
    console.warn('The finished answers of the screener could not be removed.', error)
  }
}
