import { demoViewLimit, membershipPrice } from '@suv/domain'
import { IconCheck } from '@tabler/icons-react'
import { Icon } from '../../ui/Icon.tsx'
import classes from './Pricing.module.css'
import section from './section.module.css'

const plans = [
  {
    name: 'Demo',
    price: 'Free',
    unit: 'no account, no payment',
    includes: [
      'The whole eligibility screener',
      `Details of ${demoViewLimit} designated organizations`,
      'Nothing you enter leaves your browser',
    ],
    action: { name: 'Try Demo', href: '/demo' },
    mark: null,
  },
  {
    name: 'Full Access',
    price: membershipPrice,
    unit: 'one-time, in Canadian dollars',
    includes: [
      'Every area, for you and your team',
      'All listed organizations, matched with your business',
      '30-day money-back guarantee',
    ],
    action: { name: 'See Full Access', href: '/signup' },
    mark: 'Most Popular',
  },
] as const

export function Pricing() {
  return (
    <section className={section.section} aria-labelledby="pricing">
      <div className={section.inner}>
        <h2 className={section.heading} id="pricing">
          Pricing
        </h2>
        <p className={section.lead}>
          You pay once. There is no subscription, and no fee that depends on the outcome.
        </p>
        <ul className={classes.plans}>
          {plans.map(({ name, price, unit, includes, action, mark }) => (
            <li key={name} className={classes.plan} data-marked={mark !== null}>
              <div className={classes.head}>
                <h3 className={classes.name}>{name}</h3>
                {mark !== null && <span className={classes.mark}>{mark}</span>}
              </div>
              <p className={classes.price}>
                <span className={classes.amount}>{price}</span> <span className={classes.unit}>{unit}</span>
              </p>
              <ul className={classes.includes}>
                {includes.map((text) => (
                  <li key={text}>
                    <Icon of={IconCheck} size={20} />
                    {text}
                  </li>
                ))}
              </ul>
              <a className={mark === null ? 'button plain' : 'button'} href={action.href}>
                {action.name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
