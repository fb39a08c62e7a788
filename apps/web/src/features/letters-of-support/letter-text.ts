import type { LetterStatus, StoredLetterStatus } from '@suv/domain'

/** What a form may set. */
export const letterStatusChoices: readonly { value: LetterStatus; label: string }[] = [
  { value: 'pending', label: 'Pending' },
  { value: 'issued', label: 'Issued' },
  { value: 'expired', label: 'Expired' },
]

/** A stored state as a form holds it: one that no form may set is empty, and then stays as it is. */
export function formStatus(status: StoredLetterStatus): LetterStatus | '' {
  return status === 'contacted' || status === 'in_discussion' ? '' : status
}

/** What the editor says of a letter or a certificate. */
export const editorTexts = (noun: 'Letter of Support' | 'Commitment Certificate') => ({
  add: {
    title: `Add ${noun}`,
    submit: `Add ${noun}`,
    saving: 'Adding...',
    success: { title: 'Success', description: `${noun} added successfully` },
    failure: `Failed to add ${noun}`,
  },
  edit: {
    title: `Edit ${noun}`,
    submit: `Save ${noun}`,
    saving: 'Saving...',
    success: { title: 'Success', description: `${noun} saved` },
    failure: `Failed to save ${noun}`,
  },
})
