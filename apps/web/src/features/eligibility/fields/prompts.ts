import type { ScreenerField } from '@suv/domain'

/** What to do about a field that is still empty when the member tries to go on. A field without a prompt may stay empty. */
export const prompts: Partial<Record<ScreenerField, string>> = {
  hasQualifyingBusiness: 'Choose yes or no.',
  ownershipPct: 'Enter your share of the voting rights, from 0 to 100.',
  designatedOrgPlan: 'Choose an organization type, or “Not sure yet”.',
  hasLetterOfSupport: 'Choose yes or no.',
  languageTest: 'Choose a test, or “Other”.',
  CLBListening: 'Enter a level from 1 to 12.',
  CLBReading: 'Enter a level from 1 to 12.',
  CLBWriting: 'Enter a level from 1 to 12.',
  CLBSpeaking: 'Enter a level from 1 to 12.',
  familySize: 'Choose your family size.',
  settlementFunds: 'Enter the funds that you have available, or 0.',
  province: 'Choose a province or territory.',
}
