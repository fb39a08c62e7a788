import { IconLock } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import classes from './LockedCards.module.css'
import { premiumFeatures } from './premium-features.ts'

/** What a visitor cannot open. Each card leads to the membership. */
export function LockedCards() {
  return (
    <section className={classes.section} aria-labelledby="locked">
      <div>
        <h2 id="locked">With Full Access</h2>
        <p className="dimmed">These areas are locked in the demo. See what the membership includes.</p>
      </div>
      <ul className={classes.list}>
        {premiumFeatures.map(({ icon: Icon, name, text }) => (
          <li key={name} className={classes.item}>
            <Link className={classes.card} to="/signup">
              <span className={classes.top}>
                <Icon size={24} stroke={1.5} aria-hidden="true" />
                <span className={classes.lock}>
                  <IconLock size={16} stroke={1.75} aria-hidden="true" />
                  Locked
                </span>
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
