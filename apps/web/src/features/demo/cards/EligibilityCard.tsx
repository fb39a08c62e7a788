import { Button } from '@mantine/core'
import { IconCheck, IconClipboardCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { DemoBadge } from '../frame/DemoBadge.tsx'
import { useDemo } from '../frame/use-demo.ts'
import classes from './cards.module.css'

/** The screener, with nothing held back. */
export function EligibilityCard() {
  const { eligibilityCompleted } = useDemo().usage
  return (
    <section className={classes.card} aria-labelledby="eligibility-screener">
      <div className={classes.top}>
        <IconClipboardCheck className={classes.icon} size={28} stroke={1.5} aria-hidden="true" />
        {eligibilityCompleted ? (
          <DemoBadge>
            <IconCheck size={14} aria-hidden="true" />
            Completed
          </DemoBadge>
        ) : (
          <DemoBadge>Full access</DemoBadge>
        )}
      </div>
      <div className={classes.text}>
        <h2 id="eligibility-screener">Eligibility Screener</h2>
        <p className="dimmed">
          Five steps, about five minutes. You get a preliminary result, with the figure and the source behind
          each requirement.
        </p>
      </div>
      <Button className={classes.action} renderRoot={(props) => <Link to="/demo/eligibility" {...props} />}>
        {eligibilityCompleted ? 'View Results' : 'Start Screening'}
      </Button>
    </section>
  )
}
