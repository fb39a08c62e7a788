import type { PlanSectionKey } from '@suv/domain'
import { useEffect, useState } from 'react'
import type {} from '../../live/events.ts'
import classes from './SectionPanel.module.css'

/** Names who else has this section open. Hears of it by the window: what knows comes after the screen. */
export function SectionPeople({ section }: { section: PlanSectionKey }) {
  const [names, setNames] = useState('')
  useEffect(() => {
    const hear = ({ detail }: WindowEventMap['landfall:here']) => {
      const here = detail.filter(({ places }) =>
        places.some((place) => place.area === 'business-plan' && place.section === section),
      )
      setNames(here.map(({ name }) => name).join(', '))
    }
    window.addEventListener('landfall:here', hear)
    window.dispatchEvent(new Event('landfall:who'))
    return () => window.removeEventListener('landfall:here', hear)
  }, [section])
  return (
    <p className={classes.people} role="status">
      {names && `Also in this section: ${names}`}
    </p>
  )
}
