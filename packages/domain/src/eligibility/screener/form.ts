import * as z from 'zod'
import { provinceCodes } from '../../geography/provinces.ts'
import { designatedOrgPlans, languageTestNames } from '../schema.ts'

/** Family sizes as the screener offers them; the last stands for seven or more. */
export const familySizeChoices = ['1', '2', '3', '4', '5', '6', '7+'] as const
export type FamilySizeChoice = (typeof familySizeChoices)[number]

const yesNo = z.enum(['', 'yes', 'no'])

/** A number as somebody types it. The limit only keeps absurd text out of storage. */
const typedNumber = z.string().max(60)

/**
 * The screener's answers as the form holds them: text, empty where nothing was answered. Also what session storage
 * is read with, so anything unknown is refused.
 */
export const screenerFormSchema = z.strictObject({
  hasQualifyingBusiness: yesNo,
  ownershipPct: typedNumber,
  designatedOrgPlan: z.enum(['', ...designatedOrgPlans]),
  hasLetterOfSupport: yesNo,
  languageTest: z.enum(['', ...languageTestNames]),
  CLBListening: typedNumber,
  CLBReading: typedNumber,
  CLBWriting: typedNumber,
  CLBSpeaking: typedNumber,
  familySize: z.enum(['', ...familySizeChoices]),
  settlementFunds: typedNumber,
  province: z.enum(['', ...provinceCodes]),
  admissibilityConcerns: yesNo,
})

export type ScreenerForm = z.infer<typeof screenerFormSchema>
export type ScreenerField = keyof ScreenerForm

export const emptyScreenerForm: ScreenerForm = {
  hasQualifyingBusiness: '',
  ownershipPct: '',
  designatedOrgPlan: '',
  hasLetterOfSupport: '',
  languageTest: '',
  CLBListening: '',
  CLBReading: '',
  CLBWriting: '',
  CLBSpeaking: '',
  familySize: '',
  settlementFunds: '',
  province: '',
  admissibilityConcerns: '',
}
