import { TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { FieldRemark } from '../../../ui/FieldRemark.tsx'
import type { FieldBinding } from './field-binding.ts'
import { fieldProps } from './field-props.ts'

type NumberFieldProps = {
  label: string
  field: FieldBinding
  hint?: ReactNode
  /** Which keyboard a phone shows. */
  inputMode: 'numeric' | 'decimal'
  /** How what is typed is taken; null where that is as it stands. */
  remark?: string | null
  before?: string
  after?: string
}

/** A number, typed as text: nothing jumps on scrolling, and what was typed stays as it was typed. */
export function NumberField({ label, field, hint, inputMode, remark, before, after }: NumberFieldProps) {
  const input = (
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
  if (remark === undefined) return input
  return (
    <div>
      {input}
      <FieldRemark>{remark}</FieldRemark>
    </div>
  )
}
