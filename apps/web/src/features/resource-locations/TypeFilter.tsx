import { Button } from '@mantine/core'
import { type ResourceLocationType, resourceLocationTypes } from '@suv/domain'
import { type Place, placeTypes } from './place-types.ts'
import classes from './TypeFilter.module.css'

type TypeFilterProps = {
  places: readonly Place[]
  type: ResourceLocationType
  onChange: (type: ResourceLocationType) => void
}

/** One button for each kind of place, with how many there are. */
export function TypeFilter({ places, type, onChange }: TypeFilterProps) {
  return (
    <fieldset className={classes.filter}>
      <legend className={classes.legend}>Show</legend>
      {resourceLocationTypes.map((each) => {
        const { plural, Icon } = placeTypes[each]
        return (
          <Button
            key={each}
            variant={each === type ? 'filled' : 'default'}
            aria-pressed={each === type}
            leftSection={<Icon size={18} stroke={1.8} aria-hidden="true" />}
            onClick={() => onChange(each)}
          >
            {`${plural} (${places.filter((place) => place.type === each).length})`}
          </Button>
        )
      })}
    </fieldset>
  )
}
