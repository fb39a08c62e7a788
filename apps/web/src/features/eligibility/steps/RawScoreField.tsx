import { TextInput } from '@mantine/core'
import type { Ability } from '@suv/domain'
import { useState } from 'react'
import { afterPress } from '../../../ui/after-press.ts'
import classes from './RawScoreField.module.css'
import type { ScoreReading, ScoreTable } from './raw-scores.ts'

type RawScoreFieldProps = {
  table: ScoreTable
  ability: Ability
  value: string
  reading: ScoreReading
  onChange: (value: string) => void
  onEnter: () => void
}

/** One score of a result sheet, with the level that it gives. */
export function RawScoreField({ table, ability, value, reading, onChange, onEnter }: RawScoreFieldProps) {
  const [wasLeft, setWasLeft] = useState(value !== '')
  const { min, max, step } = table.scales[ability]
  return (
    <div>
      <TextInput
        label={`Score in ${ability}`}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={() => afterPress(() => setWasLeft(true))}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // Enter belongs to these scores here, not to the step around them.
          event.preventDefault()
          onEnter()
        }}
        error={wasLeft && reading.kind === 'error' ? reading.text : undefined}
        placeholder={`${min} to ${max}`}
        inputMode={step < 1 ? 'decimal' : 'numeric'}
        maxLength={10}
        autoComplete="off"
        spellCheck={false}
        classNames={{ label: classes.label, input: classes.input, error: classes.error }}
      />
      <p className={classes.reading} data-kind={reading.kind} aria-live="polite">
        {reading.kind === 'level' || reading.kind === 'below' ? reading.text : ''}
      </p>
    </div>
  )
}
