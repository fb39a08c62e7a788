import { Button, Title } from '@mantine/core'
import classes from './PlaceGroup.module.css'
import type { Place } from './place-types.ts'

/** Places so near to each other that the map cannot part them: the person chooses one here. */
export function PlaceGroup({
  places,
  onChoose,
}: {
  places: readonly Place[]
  onChoose: (id: string) => void
}) {
  const cities = [...new Set(places.map(({ city }) => city))].join(', ')
  return (
    <section className={classes.group} aria-labelledby="place-group">
      <Title order={2} id="place-group" className={classes.title}>
        {places.length} places close together in {cities}
      </Title>
      <ul className={classes.list}>
        {places.map(({ id, name }) => (
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
