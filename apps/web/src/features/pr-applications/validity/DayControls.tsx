import { Button, TextInput } from '@mantine/core'
import { type ApplicationStep, addMonths, dayProblem } from '@suv/domain'
import { useState } from 'react'
import { OneOfTwo } from './OneOfTwo.tsx'
import classes from './Validity.module.css'

/** What can still come to a filed application. There is no day left to file on. */
export type ComingStep = Exclude<ApplicationStep, 'file'>

type Props = {
  day: string
  today: string
  /** Null where nobody has filed: nothing of this program can come then. */
  step: ComingStep | null
  onDay: (day: string) => void
  onStep: (step: ComingStep) => void
}

const steps = [
  { value: 'ask', label: 'If IRCC asks' },
  { value: 'land', label: 'If I land' },
] as const

/** The question: what happens, and on which day. */
export function DayControls({ day, today, step, onDay, onStep }: Props) {
  // While somebody types, the text may be no day yet; the picture keeps the last one.
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <div className={classes.controls}>
      {step !== null && (
        <OneOfTwo label="What happens on the day" choices={steps} value={step} onChange={onStep} />
      )}
      <TextInput
        type="date"
        aria-label="Day"
        value={typed ?? day}
        onChange={(event) => {
          const text = event.currentTarget.value
          const isDay = dayProblem(text) === null
          setTyped(isDay ? null : text)
          if (isDay) onDay(text)
        }}
        onBlur={() => setTyped(null)}
      />
      <Button variant="default" onClick={() => onDay(today)}>
        Today
      </Button>
      <Button variant="default" onClick={() => onDay(addMonths(today, 6))}>
        In 6 months
      </Button>
      <Button variant="default" onClick={() => onDay(addMonths(today, 12))}>
        In a year
      </Button>
    </div>
  )
}
