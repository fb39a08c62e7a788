import { useId } from 'react'
import classes from './OneOfTwo.module.css'

type Props<Value extends string> = {
  label: string
  choices: readonly [Choice<Value>, Choice<Value>]
  value: Value
  onChange: (value: Value) => void
}

type Choice<Value> = { readonly value: Value; readonly label: string }

/** Two answers side by side, one of which holds. The browser's own, as Mantine's takes 3 kB to have its mark glide. */
export function OneOfTwo<Value extends string>({ label, choices, value, onChange }: Props<Value>) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className={classes.choices}>
      {choices.map((choice) => (
        <label key={choice.value} className={classes.choice}>
          <input
            type="radio"
            name={name}
            className={classes.input}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          {choice.label}
        </label>
      ))}
    </div>
  )
}
