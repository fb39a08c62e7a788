import { provinceNames } from '@suv/domain'
import { IconMapPin } from '@tabler/icons-react'
import { memo } from 'react'
import classes from './PlaceCard.module.css'
import type { Place } from './place-types.ts'

type PlaceCardProps = {
  place: Place
  isChosen: boolean
  isHovered: boolean
  onChoose: (id: string) => void
  onHover: (id: string | null) => void
}

/** One place in the list. Rendered again only when it is chosen or pointed at itself: the list may be long. */
export const PlaceCard = memo(function PlaceCard({
  place: { id, name, city, province, address },
  isChosen,
  isHovered,
  onChoose,
  onHover,
}: PlaceCardProps) {
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
        <IconMapPin size={16} stroke={1.75} aria-hidden="true" />
        {city}, {provinceNames[province]}
      </p>
      <p className={classes.address}>{address}</p>
    </li>
  )
})
