import { membershipPrice, productName, programWeeks } from '@suv/domain'
import classes from './Hero.module.css'
import { SampleResult } from './SampleResult.tsx'

export function Hero() {
  return (
    <section className={classes.hero}>
      <div>
        <p className={classes.kicker}>For founders who prepare for Canada's Start-Up Visa</p>
        <h1 className={classes.headline}>Know where you stand before you apply.</h1>
        <p className={classes.lead}>
          {productName} holds your answers against the program's published rules, finds the designated
          organizations that fit your business, and keeps your plan, papers and dates together: over{' '}
          {programWeeks} weeks, of which the first 90 days get the application ready.
        </p>
        <p className={classes.actions}>
          <a className="button" href="/demo">
            Try Interactive Demo
          </a>
          <a className="button plain" href="/signup">
            Get Started Free
          </a>
        </p>
        <p className={classes.small}>
          The demo is free and needs no account. Full Access is {membershipPrice}, once.
        </p>
      </div>
      <SampleResult />
    </section>
  )
}
