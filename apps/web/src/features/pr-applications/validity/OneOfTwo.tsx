import { SegmentedControl } from '@mantine/core'
import '@mantine/core/styles/SegmentedControl.layer.css'
import '@mantine/core/styles/FloatingIndicator.layer.css'
import classes from './Validity.module.css'

type Props<Value extends string> = {
  label: string
  choices: readonly [Choice<Value>, Choice<Value>]
  value: Value
  onChange: (value: Value) => void
}

type Choice<Value> = { readonly value: Value; readonly label: string }

/** Two answers side by side, one of which holds. */
export function OneOfTwo<Value extends string>({ label, choices, value, onChange }: Props<Value>) {
  return (
    <SegmentedControl
      aria-label={label}
      data={[...choices]}
      value={value}
      size="md"
      className={classes.step}
      onChange={onChange}
    />
  )
}
