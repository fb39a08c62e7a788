import type { ResourceLocationType } from '@suv/domain'
import { memo } from 'react'
import { Icon } from '../../../ui/Icon.tsx'
import { locationTypes, type MapLocation } from '../location-types.ts'
import classes from './Marker.module.css'

export type LocationPoint = MapLocation & { x: number; y: number }

export type MarkerActions = {
  onChoose: (ids: readonly string[]) => void
  onHover: (id: string | null) => void
  onFocus: (point: { x: number; y: number }) => void
  /** Zooms in on a group. @returns false where that parts it no further. */
  onOpen: (points: readonly LocationPoint[]) => boolean
}

type MarkerProps = MarkerActions & {
  /** One location, or several that would overlap. */
  members: readonly LocationPoint[]
  /** Middle of the members in pixels at scale 1. */
  x: number
  y: number
  type: ResourceLocationType
  scale: number
  isChosen: boolean
  isHovered: boolean
}

export const Marker = memo(function Marker(props: MarkerProps) {
  const { members, x, y, type, scale, isChosen, isHovered, onChoose, onHover, onFocus, onOpen } = props
  const { icon } = locationTypes[type]
  const [first] = members
  if (first === undefined) return null
  const isGroup = members.length > 1
  return (
    <div className={classes.spot} style={{ left: x * scale, top: y * scale }}>
      <button
        type="button"
        className={classes.marker}
        aria-label={isGroup ? groupLabel(members) : `${first.name}, ${first.city}`}
        aria-pressed={isChosen}
        data-hovered={isHovered || undefined}
        onClick={() => {
          if (!isGroup || !onOpen(members)) onChoose(members.map(({ id }) => id))
        }}
        onFocus={() => onFocus({ x, y })}
        onMouseEnter={() => onHover(first.id)}
        onMouseLeave={() => onHover(null)}
      >
        <span className={classes.dot}>{isGroup ? members.length : <Icon of={icon} size={16} />}</span>
      </button>
      {members.every(({ city }) => city === first.city) && (
        <span className={classes.city} aria-hidden="true">
          {first.city}
        </span>
      )}
    </div>
  )
})

/** '5 places: Toronto, Waterloo'. */
function groupLabel(members: readonly LocationPoint[]): string {
  const cities = [...new Set(members.map(({ city }) => city))]
  const named = cities.length > 3 ? `${cities.slice(0, 3).join(', ')} and others` : cities.join(', ')
  return `${members.length} places: ${named}`
}
