import { designatedOrgPlanOptions } from '@suv/domain'
import { ChoiceField } from '../fields/ChoiceField.tsx'
import { YesNoField } from '../fields/YesNoField.tsx'
import type { StepProps } from './step-props.ts'

export function SupportStep({ bind }: StepProps) {
  return (
    <>
      <ChoiceField
        label="Target designated organization type"
        hint="Who you plan to ask for support. The minimum is what the organization commits to invest in your business."
        choices={designatedOrgPlanOptions}
        field={bind('designatedOrgPlan')}
      />
      <YesNoField
        label="Do you already hold a letter of support?"
        hint="A designated organization gives it to you when it commits to your business."
        field={bind('hasLetterOfSupport')}
      />
    </>
  )
}
