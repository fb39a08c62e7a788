import { NativeSelect } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Choice } from './ChoiceField.tsx'
import type { FieldBinding } from './field-binding.ts'
import { fieldProps } from './field-props.ts'

type SelectFieldProps = {
  label: string
  hint?: ReactNode
  /** What stands in the field before anything is chosen. */
  placeholder: string
  choices: readonly Choice[]
  field: FieldBinding
}

/** One answer out of many, in the browser's own list: it suits a phone, a keyboard and a screen reader. */
export function SelectField({ label, hint, placeholder, choices, field }: SelectFieldProps) {
  return (
    <NativeSelect
      {...fieldProps({ label, hint, field })}
      autoComplete="off"
      data={[{ value: '', label: placeholder }, ...choices]}
    />
  )
}
