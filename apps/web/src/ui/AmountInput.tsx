import { TextInput, type TextInputProps } from '@mantine/core'
import { amountRemark } from './amount-text.ts'
import { FieldRemark } from './FieldRemark.tsx'

/** A field for whole Canadian dollars. Below it stands how an amount with cents was taken. */
export function AmountInput(props: TextInputProps & { value?: string }) {
  return (
    <div>
      <TextInput
        leftSection="$"
        leftSectionPointerEvents="none"
        inputMode="decimal"
        autoComplete="off"
        maxLength={40}
        {...props}
      />
      <FieldRemark>{amountRemark(props.value ?? '')}</FieldRemark>
    </div>
  )
}
