import { Title } from '@mantine/core'
import type { ResourceLocationType } from '@suv/domain'
import { PlaceCard } from './PlaceCard.tsx'
import classes from './PlaceList.module.css'
import { type Place, placeTypes } from './place-types.ts'

type PlaceListProps = {
  places: readonly Place[]
  type: ResourceLocationType
  chosenIds: readonly string[]
  hoveredId: string | null
  onChoose: (id: string) => void
  onHover: (id: string | null) => void
}

/** The same places as on the map, as cards. */
export function PlaceList({ places, type, chosenIds, hoveredId, onChoose, onHover }: PlaceListProps) {
  return (
    <section aria-labelledby="place-list">
      <Title order={2} id="place-list">
        {placeTypes[type].plural}
      </Title>
      {places.length === 0 ? (
        <p className={classes.none}>No places of this kind are listed yet.</p>
      ) : (
        <ul className={classes.list}>
          {places.map((place) => (
            <PlaceCard
              key={place.id}
              place={place}
              isChosen={chosenIds.includes(place.id)}
              isHovered={place.id === hoveredId}
              onChoose={onChoose}
              onHover={onHover}
            />
          ))}
        </ul>
      )}
    </section>
  )
}
