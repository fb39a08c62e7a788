import type { LetterStatus } from '@suv/domain'

/** What a form may set. */
export const letterStatusChoices: readonly { value: LetterStatus; label: string }[] = [
  { value: 'pending', label: 'Pending' },
  { value: 'issued', label: 'Issued' },
  { value: 'expired', label: 'Expired' },
]
