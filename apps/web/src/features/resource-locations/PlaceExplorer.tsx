import type { ResourceLocationType } from '@suv/domain'
import { useCallback, useMemo, useRef, useState } from 'react'
import { CanadaMap } from './canada/CanadaMap.tsx'
import { PlaceDetails } from './PlaceDetails.tsx'
import classes from './PlaceExplorer.module.css'
import { PlaceGroup } from './PlaceGroup.tsx'
import { PlaceList } from './PlaceList.tsx'
import type { Place } from './place-types.ts'
import { TypeFilter } from './TypeFilter.tsx'

type PlaceExplorerProps = {
  places: readonly Place[]
  type: ResourceLocationType
  onChangeType: (type: ResourceLocationType) => void
}

/** The map, the chosen place beside it and the list below. What is chosen in one is marked in the others. */
export function PlaceExplorer({ places, type, onChangeType }: PlaceExplorerProps) {
  const shown = useMemo(() => places.filter((place) => place.type === type), [places, type])
  const [chosenIds, setChosenIds] = useState<readonly string[]>([])
  const [hoveredId, setHoveredId] = useState<string | null>(null)
  const chosen = shown.filter(({ id }) => chosenIds.includes(id))
  const [onlyChosen] = chosen
  const explorer = useRef<HTMLDivElement>(null)

  const chooseInList = useCallback((id: string) => {
    setChosenIds([id])
    // The details appear beside the map, which may have been scrolled away.
    explorer.current?.scrollIntoView({ block: 'start' })
  }, [])

  return (
    <>
      <TypeFilter places={places} type={type} onChange={onChangeType} />
      <div ref={explorer} className={classes.explorer}>
        <CanadaMap
          places={shown}
          type={type}
          chosenIds={chosenIds}
          hoveredId={hoveredId}
          onChoose={setChosenIds}
          onHover={setHoveredId}
        />
        <div aria-live="polite">
          {onlyChosen === undefined && (
            <p className={classes.hint}>Choose a marker, or a place in the list, to see its details.</p>
          )}
          {onlyChosen !== undefined && chosen.length === 1 && (
            <PlaceDetails place={onlyChosen} onClose={() => setChosenIds([])} />
          )}
          {chosen.length > 1 && <PlaceGroup places={chosen} onChoose={(id) => setChosenIds([id])} />}
        </div>
      </div>
      <PlaceList
        places={shown}
        type={type}
        chosenIds={chosenIds}
        hoveredId={hoveredId}
        onChoose={chooseInList}
        onHover={setHoveredId}
      />
    </>
  )
}
