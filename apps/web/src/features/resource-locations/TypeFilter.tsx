import { Button } from '@mantine/core'
import { type ResourceLocationType, resourceLocationTypes } from '@suv/domain'
import { Icon } from '../../ui/Icon.tsx'
import { locationTypes, type MapLocation } from './location-types.ts'
import classes from './TypeFilter.module.css'

type TypeFilterProps = {
  locations: readonly MapLocation[]
  type: ResourceLocationType
  onChange: (type: ResourceLocationType) => void
}

/** One button for each kind of location, with how many there are. */
export function TypeFilter({ locations, type, onChange }: TypeFilterProps) {
  return (
    <fieldset className={classes.filter}>
      <legend className={classes.legend}>Show</legend>
      {resourceLocationTypes.map((each) => {
        const { plural, icon } = locationTypes[each]
        return (
          <Button
            key={each}
            variant={each === type ? 'filled' : 'default'}
            aria-pressed={each === type}
            leftSection={<Icon of={icon} />}
            onClick={() => onChange(each)}
          >
            {`${plural} (${locations.filter((location) => location.type === each).length})`}
          </Button>
        )
      })}
    </fieldset>
  )
}
