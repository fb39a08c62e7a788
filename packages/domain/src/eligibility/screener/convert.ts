import type { EligibilityAnswers } from '../schema.ts'
import { largeFamily, screenerAnswers } from './answers.ts'
import { readTypedField, type TypedField } from './fields.ts'
import { formOf, type ScreenerForm } from './form.ts'

/** The one entry that the screener's yes/no question about admissibility stands for. */
export const admissibilityConcernFlag = 'Admissibility concern reported in the screener'

const boolean = (answer: ScreenerForm['hasLetterOfSupport']): boolean | null =>
  answer === '' ? null : answer === 'yes'

/**
 * The form's text as answers for the rules. What is empty, or no number within its bounds, is null; a language test
 * counts only with all four levels. `memberId` names the applicant who holds the voting rights.
 */
export function toEligibilityAnswers(form: ScreenerForm, memberId: string): Required<EligibilityAnswers> {
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
    familySize: toFamilySize(form, number('familyMembers')),
    province: form.province || null,
  }
}

/** As long as a large family has not said how many they are, it is asked for what seven people need: the least. */
function toFamilySize({ familySize }: ScreenerForm, members: number | null): number | null {
  if (familySize === '') return null
  return familySize === '7+' ? (members ?? largeFamily) : Number(familySize)
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

/** Stored answers as the form shows them. Of several shares the smallest, which decides, fills the one field. */
export function toScreenerForm(answers: EligibilityAnswers): ScreenerForm {
  return formOf((field) => screenerAnswers[field].show(answers))
}
