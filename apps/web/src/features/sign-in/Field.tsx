import { type ComponentProps, type ReactNode, useId } from 'react'
import classes from './Field.module.css'

type FieldProps = ComponentProps<'input'> & {
  label: string
  isInvalid: boolean
  /** Stands inside the field, at its end. */
  end?: ReactNode
}

/** A labelled field. Plain, because this page has little to load: Mantine's fields would be a tenth of its code again. */
export function Field({ label, isInvalid, end, ...input }: FieldProps) {
  const id = useId()
  return (
    <div>
      <label className={classes.label} htmlFor={id}>
        {label}
      </label>
      <div className={classes.box}>
        <input
          {...input}
          id={id}
          className={classes.input}
          data-with-end={end !== undefined || undefined}
          aria-invalid={isInvalid || undefined}
        />
        {end}
      </div>
    </div>
  )
}
