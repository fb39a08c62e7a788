import { IconLock } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Icon } from '../../../ui/Icon.tsx'
import { useDemo } from '../frame/use-demo.ts'
import classes from './LockedCards.module.css'
import { premiumFeatures } from './premium-features.ts'

/** What a visitor cannot open: each card leads to the membership. For a member each leads to the area. */
export function LockedCards() {
  const { hasAccess } = useDemo()
  return (
    <section className={classes.section} aria-labelledby="locked">
      <div>
        <h2 id="locked">With Full Access</h2>
        <p className="dimmed">
          {hasAccess
            ? 'These areas are part of your membership.'
            : 'These areas are locked in the demo. See what the membership includes.'}
        </p>
      </div>
      <ul className={classes.list}>
        {premiumFeatures.map(({ icon, name, text, to }) => (
          <li key={name} className={classes.item}>
            <Link className={classes.card} to={hasAccess ? to : '/signup'}>
              <span className={classes.top}>
                <Icon of={icon} size={24} />
                {!hasAccess && (
                  <span className={classes.lock}>
                    <Icon of={IconLock} size={16} />
                    Locked
                  </span>
                )}
              </span>
              <h3>{name}</h3>
              <span className={classes.text}>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
