import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { QuickUpload } from '../QuickUpload.tsx'
import { Card } from './Card.tsx'
import classes from './cards.module.css'

const links = [
  { label: 'Browse organizations', to: '/organizations' },
  { label: 'Write the business plan', to: '/business-plan' },
  { label: 'Track finances', to: '/financial' },
] as const

export function QuickActions() {
  return (
    <Card id="quick-actions" title="Quick Actions">
      <QuickUpload />
      <ul className={classes.list}>
        {links.map(({ label, to }) => (
          <li key={to}>
            <Anchor className={classes.check} component={Link} to={to}>
              {label}
            </Anchor>
          </li>
        ))}
      </ul>
    </Card>
  )
}
