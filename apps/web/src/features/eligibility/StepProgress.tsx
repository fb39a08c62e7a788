import '@mantine/core/styles/Progress.layer.css'
import { Badge, Progress } from '@mantine/core'
import { type ScreenerStep, screenerStepCount } from '@suv/domain'
import classes from './StepProgress.module.css'

/** How far the questionnaire is: 'Step 2 of 5', '40% complete', and a bar. */
export function StepProgress({ step }: { step: ScreenerStep }) {
  const percent = Math.round((step / screenerStepCount) * 100)
  return (
    <div className={classes.progress}>
      <div className={classes.row}>
        <span className={classes.label}>
          Step {step} of {screenerStepCount}
        </span>
        <Badge>{percent}% complete</Badge>
      </div>
      <Progress value={percent} size={6} aria-label="Progress through the questionnaire" />
    </div>
  )
}
