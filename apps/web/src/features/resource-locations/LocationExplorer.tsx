import type { ResourceLocationType } from '@suv/domain'
import { useCallback, useMemo, useRef, useState } from 'react'
import { CanadaMap } from './canada/CanadaMap.tsx'
import { LocationDetails } from './LocationDetails.tsx'
import classes from './LocationExplorer.module.css'
import { LocationGroup } from './LocationGroup.tsx'
import { LocationList } from './LocationList.tsx'
import type { MapLocation } from './location-types.ts'
import { TypeFilter } from './TypeFilter.tsx'

type LocationExplorerProps = {
  locations: readonly MapLocation[]
  type: ResourceLocationType
  onChangeType: (type: ResourceLocationType) => void
}

/** The map, the chosen location beside it and the list below. What is chosen in one is marked in the others. */
export function LocationExplorer({ locations, type, onChangeType }: LocationExplorerProps) {
  const shown = useMemo(() => locations.filter((location) => location.type === type), [locations, type])
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
      <TypeFilter locations={locations} type={type} onChange={onChangeType} />
      <div ref={explorer} className={classes.explorer}>
        <CanadaMap
          locations={shown}
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
            <LocationDetails location={onlyChosen} onClose={() => setChosenIds([])} />
          )}
          {chosen.length > 1 && <LocationGroup locations={chosen} onChoose={(id) => setChosenIds([id])} />}
        </div>
      </div>
      <LocationList
        locations={shown}
        type={type}
        chosenIds={chosenIds}
        hoveredId={hoveredId}
        onChoose={chooseInList}
        onHover={setHoveredId}
      />
    </>
  )
}
