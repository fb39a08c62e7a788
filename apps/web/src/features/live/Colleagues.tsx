import classes from './Colleagues.module.css'
import { describePlace } from './describe-place.ts'
import type { Colleague } from './events.ts'

/** A quiet line in the header: who else is here, and where. On a phone their initials, with the same words for who listens. */
export function Colleagues({ colleagues }: { colleagues: readonly Colleague[] }) {
  return (
    <ul className={classes.list} aria-label="Also here">
      {colleagues.map(({ id, name, places }) => {
        const [place] = places
        const text = `${name} ${place === undefined ? 'is here' : describePlace(place)}`
        return (
          <li key={id} className={classes.person} title={text}>
            <span className={classes.sign} aria-hidden="true">
              {initialsOf(name)}
            </span>
            <span className={classes.text}>{text}</span>
          </li>
        )
      })}
    </ul>
  )
}

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const [first = '', last = ''] = words.length > 1 ? [words[0], words.at(-1)] : words
  return [...first]
    .slice(0, 1)
    .concat([...last].slice(0, 1))
    .join('')
    .toUpperCase()
}
