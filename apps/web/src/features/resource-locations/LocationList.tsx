import { Title } from '@mantine/core'
import type { ResourceLocationType } from '@suv/domain'
import { LocationCard } from './LocationCard.tsx'
import classes from './LocationList.module.css'
import { locationTypes, type MapLocation } from './location-types.ts'

type LocationListProps = {
  locations: readonly MapLocation[]
  type: ResourceLocationType
  chosenIds: readonly string[]
  hoveredId: string | null
  onChoose: (id: string) => void
  onHover: (id: string | null) => void
}

/** The same locations as on the map, as cards. */
export function LocationList({
  locations,
  type,
  chosenIds,
  hoveredId,
  onChoose,
  onHover,
}: LocationListProps) {
  return (
    <section aria-labelledby="place-list">
      <Title order={2} id="place-list">
        {locationTypes[type].plural}
      </Title>
      {locations.length === 0 ? (
        <p className={classes.none}>No places of this kind are listed yet.</p>
      ) : (
        <ul className={classes.list}>
          {locations.map((location) => (
            <LocationCard
              key={location.id}
              location={location}
              isChosen={chosenIds.includes(location.id)}
              isHovered={location.id === hoveredId}
              onChoose={onChoose}
              onHover={onHover}
            />
          ))}
        </ul>
      )}
    </section>
  )
}
