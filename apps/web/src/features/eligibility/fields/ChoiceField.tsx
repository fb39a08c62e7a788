import '@mantine/core/styles/Radio.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { Radio } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './ChoiceField.module.css'
import type { FieldBinding } from './field-binding.ts'

export type Choice = { readonly value: string; readonly label: string }

type ChoiceFieldProps = {
  label: string
  hint?: ReactNode
  choices: readonly Choice[]
  field: FieldBinding
  /** One below the other, two abreast where there is room, or as many abreast as there is room for. */
  layout?: 'rows' | 'pairs' | 'tiles'
}

/** One answer out of a few, all in sight. Native radio buttons: arrow keys choose, Enter goes on. */
export function ChoiceField({ label, hint, choices, field, layout = 'rows' }: ChoiceFieldProps) {
  return (
    <Radio.Group
      name={field.name}
      label={label}
      description={hint}
      value={field.value}
      onChange={field.onChange}
      error={field.error}
      classNames={{ label: classes.label, description: classes.hint, error: classes.error }}
    >
      <div className={classes.choices} data-layout={layout}>
        {choices.map((choice) => (
          <Radio
            key={choice.value}
            value={choice.value}
            label={choice.label}
            autoComplete="off"
            size="sm"
            onBlur={field.onBlur}
            classNames={{
              root: classes.choice,
              body: classes.body,
              inner: classes.inner,
              radio: classes.radio,
              label: classes.choiceLabel,
              labelWrapper: classes.labelWrapper,
            }}
          />
        ))}
      </div>
    </Radio.Group>
  )
}
