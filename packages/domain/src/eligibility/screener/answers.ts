import { once } from '../../shared/once.ts'
import type { EligibilityAnswers } from '../schema.ts'
import { readTypedField, type TypedField } from './fields.ts'
import { emptyScreenerForm, type FamilySizeChoice, familySizeChoices, type ScreenerForm } from './form.ts'

/** The one entry that the screener's yes/no question about admissibility stands for. */
export const admissibilityConcernFlag = 'Admissibility concern reported in the screener'

const boolean = (answer: ScreenerForm['hasLetterOfSupport']): boolean | null =>
  answer === '' ? null : answer === 'yes'

/**
 * The form's text as answers for the rules. What is empty, or no number within its bounds, is null; a language test
 * counts only with all four levels. `memberId` names the applicant who holds the voting rights.
 */
export function toEligibilityAnswers(form: ScreenerForm, memberId: string): EligibilityAnswers {
  const number = (field: TypedField): number | null => {
    const answer = readTypedField(field, form)
    return answer.kind === 'number' ? answer.value : null
  }
  const ownershipPct = number('ownershipPct')
  const concerns = boolean(form.admissibilityConcerns)

  return {
    hasQualifyingBusiness: boolean(form.hasQualifyingBusiness),
    ownershipData: ownershipPct === null ? null : [{ memberId, votingRightsPct: ownershipPct }],
    designatedOrgPlan: form.designatedOrgPlan || null,
    hasLetterOfSupport: boolean(form.hasLetterOfSupport),
    languageTest: toLanguageTest(form, number),
    settlementFundsCAD: number('settlementFunds'),
    admissibilityFlags: concerns === null ? null : concerns ? [admissibilityConcernFlag] : [],
    // '7+' asks for what seven people need.
    familySize: form.familySize === '' ? null : Number.parseInt(form.familySize, 10),
    province: form.province || null,
  }
}

function toLanguageTest(
  form: ScreenerForm,
  number: (field: TypedField) => number | null,
): EligibilityAnswers['languageTest'] {
  const CLBListening = number('CLBListening')
  const CLBReading = number('CLBReading')
  const CLBWriting = number('CLBWriting')
  const CLBSpeaking = number('CLBSpeaking')
  if (
    form.languageTest === '' ||
    CLBListening === null ||
    CLBReading === null ||
    CLBWriting === null ||
    CLBSpeaking === null
  ) {
    return null
  }
  return { test: form.languageTest, CLBListening, CLBReading, CLBWriting, CLBSpeaking }
}

/** Plain notation at any size: String(0.0000001) would be '1e-7', which the form does not read. */
const plainNumber = once(
  () =>
    new Intl.NumberFormat('en', { useGrouping: false, maximumFractionDigits: 20, signDisplay: 'negative' }),
)

const numberText = (value: number | null | undefined): string =>
  value == null ? '' : plainNumber().format(value)

const yesNo = (value: boolean | null | undefined): ScreenerForm['hasLetterOfSupport'] =>
  value == null ? '' : value ? 'yes' : 'no'

/** Stored answers as the form shows them. Of several shares the smallest, which decides, fills the one field. */
export function toScreenerForm(answers: EligibilityAnswers): ScreenerForm {
  const { ownershipData, languageTest, admissibilityFlags } = answers
  const shares = ownershipData?.map((share) => share.votingRightsPct) ?? []

  return {
    ...emptyScreenerForm,
    hasQualifyingBusiness: yesNo(answers.hasQualifyingBusiness),
    ownershipPct: shares.length === 0 ? '' : numberText(Math.min(...shares)),
    designatedOrgPlan: answers.designatedOrgPlan ?? '',
    hasLetterOfSupport: yesNo(answers.hasLetterOfSupport),
    ...(languageTest && {
      languageTest: languageTest.test,
      CLBListening: numberText(languageTest.CLBListening),
      CLBReading: numberText(languageTest.CLBReading),
      CLBWriting: numberText(languageTest.CLBWriting),
      CLBSpeaking: numberText(languageTest.CLBSpeaking),
    }),
    familySize: toFamilySizeChoice(answers.familySize),
    settlementFunds: numberText(answers.settlementFundsCAD),
    province: answers.province ?? '',
    admissibilityConcerns: yesNo(admissibilityFlags && admissibilityFlags.length > 0),
  }
}

function toFamilySizeChoice(familySize: number | null | undefined): FamilySizeChoice | '' {
  if (familySize == null) return ''
  return familySizeChoices[Math.min(familySize, familySizeChoices.length) - 1] ?? ''
}
