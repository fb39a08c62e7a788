import { Button, Title } from '@mantine/core'
import classes from './LocationGroup.module.css'
import type { MapLocation } from './location-types.ts'

/** Places so near to each other that the map cannot part them: the person chooses one here. */
export function LocationGroup({
  locations,
  onChoose,
}: {
  locations: readonly MapLocation[]
  onChoose: (id: string) => void
}) {
  const cities = [...new Set(locations.map(({ city }) => city))].join(', ')
  return (
    <section className={classes.group} aria-labelledby="place-group">
      <Title order={2} id="place-group" className={classes.title}>
        {locations.length} places close together in {cities}
      </Title>
      <ul className={classes.list}>
        {locations.map(({ id, name }) => (
          <li key={id}>
            <Button
              variant="default"
              fullWidth
              classNames={{ root: classes.choice, label: classes.label }}
              onClick={() => onChoose(id)}
            >
              {name}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
