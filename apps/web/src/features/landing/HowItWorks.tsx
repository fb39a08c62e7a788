import { phases, programWeeks, screenerStepCount } from '@suv/domain'
import classes from './HowItWorks.module.css'
import section from './section.module.css'

const steps = [
  {
    title: 'Check eligibility',
    text: `Answer ${screenerStepCount} short steps, about five minutes. You see each requirement of the program, what your answers say about it, and where the rule is published.`,
  },
  {
    title: 'Match with organizations',
    text: 'An application needs the support of a designated organization. Compare them with your business by industry, location and investment range.',
  },
  {
    title: 'Track progress',
    text: 'Write the business plan, collect the documents, and follow letters, permits and deadlines on one timeline.',
  },
] as const

export function HowItWorks() {
  return (
    <section className={section.inner} aria-labelledby="how-it-works">
      <h2 className={section.heading} id="how-it-works">
        How It Works
      </h2>
      <p className={section.lead}>Three steps, in the order in which the program asks its questions.</p>
      <ol className={classes.steps}>
        {steps.map(({ title, text }, index) => (
          <li key={title}>
            <span className={classes.number} aria-hidden="true">
              {index + 1}
            </span>
            <h3 className={classes.title}>{title}</h3>
            <p className={classes.text}>{text}</p>
          </li>
        ))}
      </ol>
      <figure className={classes.plan}>
        <figcaption>
          {phases.length} phases, {programWeeks} weeks
        </figcaption>
        <ol className={classes.phases}>
          {phases.map(({ key, title, weekFrom, weekTo }) => (
            <li key={key} className={classes.phase}>
              <span className={classes.weeks}>
                Weeks {weekFrom}–{weekTo}
              </span>
              {title}
            </li>
          ))}
        </ol>
      </figure>
    </section>
  )
}
