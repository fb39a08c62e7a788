import { phases } from '@suv/domain'
import { IconBuildingCommunity, IconClipboardCheck, IconFileText, IconListCheck } from '@tabler/icons-react'
import { Icon } from '../../ui/Icon.tsx'
import classes from './FeatureCards.module.css'
import section from './section.module.css'

const features = [
  {
    icon: IconClipboardCheck,
    title: 'Eligibility screening',
    text: 'A 5-minute screener with a preliminary result. Each requirement carries its date and its source, and nothing unanswered counts as met.',
  },
  {
    icon: IconBuildingCommunity,
    title: 'Organization matching',
    text: 'A matching score that shows its reasons, and filters by industry, location and investment range.',
  },
  {
    icon: IconFileText,
    title: 'Business plan builder',
    text: 'Six sections to write in, saved as you go, with how complete each one is.',
  },
  {
    icon: IconListCheck,
    title: 'Application tracking',
    text: `Letters of support, certificates, permits and the permanent residence application, on a timeline of ${phases.length} phases.`,
  },
] as const

export function FeatureCards() {
  return (
    <section className={section.section} aria-labelledby="features">
      <div className={section.inner}>
        <h2 className={section.heading} id="features">
          What you work with
        </h2>
        <p className={section.lead}>
          Made for one task: getting an application ready that says nothing it cannot show.
        </p>
        <ul className={classes.cards}>
          {features.map(({ icon, title, text }) => (
            <li key={title} className={classes.card}>
              <Icon of={icon} size={28} />
              <div>
                <h3 className={classes.title}>{title}</h3>
                <p className={classes.text}>{text}</p>
              </div>
            </li>
          ))}
        </ul>
        <p className={classes.more}>
          <a href="/features">See all features</a>
        </p>
      </div>
    </section>
  )
}
