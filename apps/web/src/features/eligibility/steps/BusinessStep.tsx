import { formatPercent, latestEdition } from '@suv/domain'
import { NumberField } from '../fields/NumberField.tsx'
import { YesNoField } from '../fields/YesNoField.tsx'
import type { StepProps } from './step-props.ts'

const { minimumOwnershipPct, jointOwnershipAbovePct } = latestEdition
const each = formatPercent(minimumOwnershipPct.value)
const joint = formatPercent(jointOwnershipAbovePct.value)

export function BusinessStep({ bind }: StepProps) {
  return (
    <>
      <YesNoField
        label="Do you have a qualifying innovative business idea?"
        hint="It must be innovative, be run by you from within Canada, and have an essential part of its operations there."
        field={bind('hasQualifyingBusiness')}
      />
      <NumberField
        label="Percentage of voting rights you hold"
        hint={`From 0 to 100. Each applicant needs at least ${each}; together with the designated organization, the applicants need more than ${joint} combined.`}
        field={bind('ownershipPct')}
        inputMode="decimal"
        after="%"
      />
    </>
  )
}
