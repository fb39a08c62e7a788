import type { ReactNode } from 'react'
import type { FieldBinding } from './field-binding.ts'
import classes from './NumberField.module.css'

type Shown = { label: string; hint?: ReactNode; field: FieldBinding }

/** What a typed and a chosen field have in common: what they show, where they write, how they look. */
export function fieldProps({ label, hint, field }: Shown) {
  return {
    name: field.name,
    label,
    description: hint,
    value: field.value,
    onChange: (event: { currentTarget: { value: string } }) => field.onChange(event.currentTarget.value),
    onBlur: field.onBlur,
    error: field.error,
    classNames: {
      wrapper: classes.field,
      label: classes.label,
      description: classes.hint,
      error: classes.error,
      input: classes.input,
      section: classes.section,
    },
  }
}
