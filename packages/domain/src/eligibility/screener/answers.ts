import { provinceCodes } from '../../geography/provinces.ts'
import { once } from '../../shared/once.ts'
import { readDollars, readPercent, readWhole } from '../../shared/typed-number.ts'
import {
  type Ability,
  clbBounds,
  clbFields,
  designatedOrgPlans,
  fundsBounds,
  languageTestNames,
  largeFamilyBounds,
  type NumberBounds,
  votingRightsBounds,
} from '../kinds.ts'
import type { EligibilityAnswers } from '../schema.ts'

/** Family sizes as the screener offers them; the last stands for seven or more, and asks how many. */
export const familySizeChoices = ['1', '2', '3', '4', '5', '6', '7+'] as const
export type FamilySizeChoice = (typeof familySizeChoices)[number]
/** The fewest people of the last choice. */
export const largeFamily = familySizeChoices.length

/** How a typed number is read, what bounds it, and the words for what is no number. */
type NumberRule = {
  readonly read: (text: string) => number | undefined
  readonly notANumber: string
  readonly bounds: NumberBounds
}

/** By hand rather than as zod schemas: the screener is the only part of its pages that would need zod. */
type Answer<Text extends string> = {
  /** What the form may hold: text, empty where nothing was answered. */
  readonly accepts: (text: string) => text is Text
  /** Absent where one of a few values is chosen. */
  readonly number?: NumberRule
  /** What to do about an empty answer; null where the step can be left without it (specification 1, section 5). */
  readonly prompt: string | null
  /** Whether the other answers ask for this one; absent where it is always asked for. */
  readonly isAsked?: (others: { readonly familySize: string }) => boolean
  /** What the form shows of stored answers. */
  readonly show: (stored: EligibilityAnswers) => string
}

function chosen<const Value extends string>(
  values: readonly Value[],
  prompt: string | null,
  show: (stored: EligibilityAnswers) => Value | null | undefined,
) {
  return {
    accepts: (text): text is Value | '' => text === '' || values.some((value) => value === text),
    prompt,
    show: (stored) => show(stored) ?? '',
  } satisfies Answer<Value | ''>
}

function typed(
  number: NumberRule,
  prompt: string,
  show: (stored: EligibilityAnswers) => number | null | undefined,
) {
  return {
    // The limit only keeps absurd text out of storage.
    accepts: (text): text is string => text.length <= 60,
    number,
    prompt,
    show: (stored) => numberText(show(stored)),
  } satisfies Answer<string>
}

const yesNo = (prompt: string | null, show: (stored: EligibilityAnswers) => boolean | null | undefined) =>
  chosen(['yes', 'no'], prompt, (stored) => {
    const value = show(stored)
    return value == null ? null : value ? 'yes' : 'no'
  })

const level = (ability: Ability) =>
  typed(
    {
      read: readWhole,
      notANumber: 'Enter a whole CLB level in digits, such as 5.',
      bounds: clbBounds,
    },
    'Enter a level from 1 to 12.',
    ({ languageTest }) => languageTest?.[clbFields[ability]],
  )

/**
 * Every answer of the screener, once: what its field holds, how a number is read from it, what is asked for while it is
 * empty, and what it shows of stored answers. The form and the kept drafts follow from here.
 */
export const screenerAnswers = {
  hasQualifyingBusiness: yesNo('Choose yes or no.', (stored) => stored.hasQualifyingBusiness),
  ownershipPct: typed(
    {
      read: readPercent,
      notANumber: 'Enter a number in digits, such as 10 or 12.5.',
      bounds: votingRightsBounds,
    },
    'Enter your share of the voting rights, from 0 to 100.',
    ({ ownershipData }) => smallestOf(ownershipData?.map((share) => share.votingRightsPct)),
  ),
  designatedOrgPlan: chosen(
    designatedOrgPlans,
    'Choose an organization type, or “Not sure yet”.',
    (stored) => stored.designatedOrgPlan,
  ),
  hasLetterOfSupport: yesNo('Choose yes or no.', (stored) => stored.hasLetterOfSupport),
  languageTest: chosen(
    languageTestNames,
    'Choose a test, or “Other”.',
    ({ languageTest }) => languageTest?.test,
  ),
  CLBListening: level('listening'),
  CLBReading: level('reading'),
  CLBWriting: level('writing'),
  CLBSpeaking: level('speaking'),
  familySize: chosen(familySizeChoices, 'Choose your family size.', ({ familySize }) =>
    familySize == null ? null : familySizeChoices[Math.min(familySize, largeFamily) - 1],
  ),
  familyMembers: {
    ...typed(
      {
        read: readWhole,
        notANumber: 'Enter a whole number of people in digits, such as 8.',
        bounds: largeFamilyBounds,
      },
      'Enter how many people you are.',
      ({ familySize }) => (familySize != null && familySize >= largeFamily ? familySize : null),
    ),
    isAsked: ({ familySize }) => familySize === '7+',
  } satisfies Answer<string>,
  settlementFunds: typed(
    {
      read: readDollars,
      notANumber: 'Enter Canadian dollars in digits, such as 25,000.',
      bounds: fundsBounds,
    },
    'Enter the funds that you have available, or 0.',
    (stored) => stored.settlementFundsCAD,
  ),
  province: chosen(provinceCodes, 'Choose a province or territory.', (stored) => stored.province),
  admissibilityConcerns: yesNo(null, ({ admissibilityFlags }) =>
    admissibilityFlags == null ? null : admissibilityFlags.length > 0,
  ),
}

export type ScreenerField = keyof typeof screenerAnswers
export const screenerFields = Object.keys(screenerAnswers) as ScreenerField[]

/** Of several shares the smallest decides. */
function smallestOf(shares: readonly number[] | undefined): number | null {
  return shares === undefined || shares.length === 0 ? null : Math.min(...shares)
}

/** Plain notation at any size: String(0.0000001) would be '1e-7', which the form does not read. */
const plainNumber = once(
  () =>
    new Intl.NumberFormat('en', { useGrouping: false, maximumFractionDigits: 20, signDisplay: 'negative' }),
)

function numberText(value: number | null | undefined): string {
  return value == null ? '' : plainNumber().format(value)
}
