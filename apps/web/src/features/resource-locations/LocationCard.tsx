import { provinceNames } from '@suv/domain'
import { IconMapPin } from '@tabler/icons-react'
import { memo } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import classes from './LocationCard.module.css'
import type { MapLocation } from './location-types.ts'

type LocationCardProps = {
  location: MapLocation
  isChosen: boolean
  isHovered: boolean
  onChoose: (id: string) => void
  onHover: (id: string | null) => void
}

/** One location in the list. Rendered again only when it is chosen or pointed at itself: the list may be long. */
export const LocationCard = memo(function LocationCard({
  location: { id, name, city, province, address },
  isChosen,
  isHovered,
  onChoose,
  onHover,
}: LocationCardProps) {
  return (
    <li
      className={classes.card}
      data-chosen={isChosen || undefined}
      data-hovered={isHovered || undefined}
      onMouseEnter={() => onHover(id)}
      onMouseLeave={() => onHover(null)}
    >
      <button
        type="button"
        className={classes.button}
        aria-pressed={isChosen}
        onClick={() => onChoose(id)}
        onFocus={() => onHover(id)}
        onBlur={() => onHover(null)}
      >
        {name}
      </button>
      <p className={classes.place}>
        <Icon of={IconMapPin} size={16} />
        {city}, {provinceNames[province]}
      </p>
      <p className={classes.address}>{address}</p>
    </li>
  )
})
