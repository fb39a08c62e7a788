import { type KnownDocumentType, knownDocumentTypes } from '@suv/domain'

const names: Readonly<Record<KnownDocumentType, string>> = {
  letter_of_support: 'Letter of support',
  commitment_certificate: 'Commitment certificate',
  language_test: 'Language test result',
  bank_letter: 'Bank letter',
  business_plan: 'Business plan',
  incorporation: 'Proof of incorporation',
  passport: 'Passport page',
  police_certificate: 'Police certificate',
  medical: 'Medical examination',
  other: 'Other document',
}

/** What a stored kind of document is called; words of the member's own stay as they are. */
export function kindName(documentType: string): string {
  return names[documentType as KnownDocumentType] ?? documentType
}

export const kindOptions = knownDocumentTypes.map((value) => ({ value, label: names[value] }))
