import type { KnownDocumentType } from './kinds.ts'

const labels: readonly (readonly [RegExp, KnownDocumentType])[] = [
  [/commitment/i, 'commitment_certificate'],
  [/\bsupport\b/i, 'letter_of_support'],
  [/language|\b(?:ielts|celpip|pte|tef|tcf)\b/i, 'language_test'],
  [/\bbank|\bfunds?\b|balance/i, 'bank_letter'],
  [/police|criminal record|casier/i, 'police_certificate'],
  [/incorporat/i, 'incorporation'],
  [/passe?port/i, 'passport'],
  [/medical|médical/i, 'medical'],
  [/\bplan\b/i, 'business_plan'],
]

/** What kind the caller's own words name ('Letter of Support', 'bank letter'); null where they name none that the rules know. */
export function kindOfLabel(label: string): KnownDocumentType | null {
  const words = label.replaceAll(/[_-]/g, ' ')
  return labels.find(([pattern]) => pattern.test(words))?.[1] ?? null
}
