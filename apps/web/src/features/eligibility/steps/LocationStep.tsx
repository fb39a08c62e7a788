import { isExcludedProvince, provinceOptions, quebecFormAlertText } from '@suv/domain'
import { Notice } from '../../../ui/Notice.tsx'
import { SelectField } from '../fields/SelectField.tsx'
import { YesNoField } from '../fields/YesNoField.tsx'
import type { StepProps } from './step-props.ts'

export function LocationStep({ bind, form }: StepProps) {
  return (
    <>
      <SelectField
        label="Province of settlement"
        hint="Where you plan to live in Canada."
        placeholder="Choose a province or territory"
        choices={provinceOptions}
        field={bind('province')}
      />
      {form.province !== '' && isExcludedProvince(form.province) && (
        <Notice tone="maple">{quebecFormAlertText}</Notice>
      )}
      <YesNoField
        label="Do you have any admissibility concerns?"
        hint="For you or anyone in your family: a criminal record, a medical condition, a security matter, or misrepresentation in an earlier application."
        field={bind('admissibilityConcerns')}
      />
    </>
  )
}
