import { Button, SegmentedControl, TextInput } from '@mantine/core'
import '@mantine/core/styles/SegmentedControl.layer.css'
import { type ApplicationStep, addMonths, daySchema } from '@suv/domain'
import { useState } from 'react'
import classes from './Validity.module.css'

type Props = {
  day: string
  today: string
  step: ApplicationStep
  onDay: (day: string) => void
  onStep: (step: ApplicationStep) => void
}

const steps = [
  { value: 'file', label: 'If I file' },
  { value: 'land', label: 'If I land' },
] as const satisfies readonly { value: ApplicationStep; label: string }[]

/** The question: filing or landing, and on which day. */
export function DayControls({ day, today, step, onDay, onStep }: Props) {
  // While somebody types, the text may be no day yet; the picture keeps the last one.
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <div className={classes.controls}>
      <SegmentedControl
        aria-label="What happens on the day"
        data={[...steps]}
        value={step}
        size="md"
        className={classes.step}
        onChange={(value) => onStep(value === 'land' ? 'land' : 'file')}
      />
      <TextInput
        type="date"
        aria-label="Day"
        value={typed ?? day}
        onChange={(event) => {
          const text = event.currentTarget.value
          const isDay = daySchema.safeParse(text).success
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
