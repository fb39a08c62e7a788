import { Link } from '@tanstack/react-router'
import { Icon } from '../ui/Icon.tsx'
import classes from './AreaLinks.module.css'
import { areas } from './areas.ts'

type AreaLinksProps = {
  onChoose?: () => void
  /** Whether the page that a link opens takes the place of this entry in the browser's history. */
  replace?: boolean
}

/** The links to the product's areas. The current one is highlighted, and carries aria-current="page". */
export function AreaLinks({ onChoose, replace = false }: AreaLinksProps) {
  return (
    <nav aria-label="Areas">
      <ul className={classes.list}>
        {areas.map(({ label, to, icon }) => (
          <li key={to}>
            <Link className={classes.link} to={to} replace={replace} onClick={onChoose}>
              <Icon of={icon} size={20} />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
