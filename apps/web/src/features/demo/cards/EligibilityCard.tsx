import { Button } from '@mantine/core'
import { IconCheck, IconClipboardCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Icon } from '../../../ui/Icon.tsx'
import { DemoBadge } from '../frame/DemoBadge.tsx'
import { useDemo } from '../frame/use-demo.ts'
import classes from './cards.module.css'

/** The screener, with nothing held back. */
export function EligibilityCard() {
  const { eligibilityCompleted } = useDemo().usage
  return (
    <section className={classes.card} aria-labelledby="eligibility-screener">
      <div className={classes.top}>
        <Icon of={IconClipboardCheck} size={28} className={classes.icon} />
        {eligibilityCompleted ? (
          <DemoBadge>
            <Icon of={IconCheck} size={14} />
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
