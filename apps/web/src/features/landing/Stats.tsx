import { phases, programWeeks } from '@suv/domain'
import classes from './Stats.module.css'

/** Four figures. Under each stands what it counts, or whose figure it is. */
export function Stats({ organizationCount }: { organizationCount: number }) {
  const stats = [
    {
      figure: String(phases.length),
      label: 'program phases',
      text: `From the first idea to growth, over ${programWeeks} weeks: the first 13 to get ready, the rest to build the business. The weeks are our plan, not a rule of the program.`,
    },
    {
      figure: '90 days',
      label: 'average timeline',
      text: 'The first 13 of the weeks: what our timeline plans for to get an application ready. The government’s own processing comes after it, and takes years.',
    },
    {
      figure: '10+',
      label: 'key features',
      text: 'Screener, matching, plan builder, timeline, documents, analysis, finances, and four application trackers.',
    },
    {
      figure: '33+',
      label: 'organizations',
      text: `${organizationCount} designated organizations are on our list, each with its type and place.`,
    },
  ]
  return (
    <section className={classes.section} aria-label="In figures">
      <dl className={classes.row}>
        {stats.map(({ figure, label, text }) => (
          <div key={label} className={classes.stat}>
            <dt className={classes.label}>{label}</dt>
            <dd className={classes.figure}>{figure}</dd>
            <dd className={classes.text}>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
