import {
  familySizeOptions,
  formatCad,
  formatDate,
  isAsked,
  latestEdition,
  remarkOnDollars,
} from '@suv/domain'
import { ChoiceField } from '../fields/ChoiceField.tsx'
import { NumberField } from '../fields/NumberField.tsx'
import type { StepProps } from './step-props.ts'

const sizes = familySizeOptions(latestEdition)
const { eachFurtherPerson } = latestEdition.settlementFunds.value
// A date is read as one word.
const since = formatDate(latestEdition.settlementFunds.effectiveFrom).replaceAll(' ', '\u00a0')

export function FundsStep({ bind, form }: StepProps) {
  const funds = bind('settlementFunds')
  return (
    <>
      <ChoiceField
        label="Family size"
        hint={`Count yourself, your spouse or partner and your dependent children, whether or not they come with you. The amounts are those in force since ${since}; your result shows the older ones of 2023 beside them.`}
        choices={sizes}
        field={bind('familySize')}
        layout="pairs"
      />
      {isAsked('familyMembers', form) && (
        <NumberField
          label="How many people you are"
          hint={
            eachFurtherPerson !== null && `Each person beyond seven adds ${formatCad(eachFurtherPerson)}.`
          }
          field={bind('familyMembers')}
          inputMode="numeric"
        />
      )}
      <NumberField
        label="Available funds in CAD"
        hint="Money that you can use when you apply. Borrowed money and the value of a home do not count."
        field={funds}
        remark={remarkOnDollars(funds.value, formatCad)}
        inputMode="decimal"
        before="$"
      />
    </>
  )
}
