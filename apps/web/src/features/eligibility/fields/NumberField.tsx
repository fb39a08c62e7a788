import { TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import type { FieldBinding } from './field-binding.ts'
import { fieldProps } from './field-props.ts'

type NumberFieldProps = {
  label: string
  field: FieldBinding
  hint?: ReactNode
  /** Which keyboard a phone shows. */
  inputMode: 'numeric' | 'decimal'
  before?: string
  after?: string
}

/** A number, typed as text: nothing jumps on scrolling, and what was typed stays as it was typed. */
export function NumberField({ label, field, hint, inputMode, before, after }: NumberFieldProps) {
  return (
    <TextInput
      {...fieldProps({ label, hint, field })}
      inputMode={inputMode}
      maxLength={60}
      autoComplete="off"
      spellCheck={false}
      leftSection={before}
      rightSection={after}
      leftSectionPointerEvents="none"
      rightSectionPointerEvents="none"
    />
  )
}
