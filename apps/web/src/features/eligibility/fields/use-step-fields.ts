import {
  promptFor,
  type ScreenerField,
  type ScreenerForm,
  type ScreenerStep,
  screenerSteps,
  stepErrors,
} from '@suv/domain'
import { useState } from 'react'
import { afterPress } from '../../../ui/after-press.ts'
import type { FieldBinding } from './field-binding.ts'

export type StepFields = {
  bind: (name: ScreenerField) => FieldBinding
  /** Says what every unfinished field of the step needs, and gives the name of the first. */
  revealUnfinished: () => ScreenerField | undefined
}

/**
 * Binds the controls of one step. A wrong value is explained once its field is left, an empty one only when the
 * member tries to go on: nobody is corrected while still answering.
 */
export function useStepFields(
  step: ScreenerStep,
  form: ScreenerForm,
  setField: (name: ScreenerField, value: string) => void,
): StepFields {
  const [left, setLeft] = useState<ReadonlySet<ScreenerField>>(new Set())
  const [revealed, setRevealed] = useState(false)
  const errors = stepErrors(step, form)

  function errorFor(name: ScreenerField): string | undefined {
    if (!revealed) return left.has(name) ? errors[name] : undefined
    return promptFor(name, form) ?? errors[name]
  }

  return {
    bind: (name) => ({
      name,
      value: form[name],
      onChange: (value) => setField(name, value),
      onBlur: () => afterPress(() => setLeft((names) => new Set(names).add(name))),
      error: errorFor(name),
    }),
    revealUnfinished: () => {
      setRevealed(true)
      return screenerSteps[step].fields.find(
        (name) => promptFor(name, form) !== null || errors[name] !== undefined,
      )
    },
  }
}
