import type { ReactNode } from 'react'
import { ChoiceField } from './ChoiceField.tsx'
import type { FieldBinding } from './field-binding.ts'

const choices = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
]

type YesNoFieldProps = {
  label: string
  hint?: ReactNode
  field: FieldBinding
}

export function YesNoField(props: YesNoFieldProps) {
  return <ChoiceField {...props} choices={choices} layout="tiles" />
}
