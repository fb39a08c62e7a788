import { Button, Group } from '@mantine/core'
import { Notice } from '../../ui/Notice.tsx'
import classes from './ConflictNotice.module.css'
import type { FinanceChange } from './empty-finances.ts'
import { useOtherAuthors } from './use-other-authors.ts'

type Props = {
  rows: readonly {
    readonly field: keyof FinanceChange
    readonly label: string
    readonly mine: string
    readonly theirs: string
  }[]
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/** The same amounts were saved in another place, or by a colleague. Nothing is lost: both stand here until one is chosen. */
export function ConflictNotice({ rows, onKeepMine, onTakeTheirs }: Props) {
  const authorOf = useOtherAuthors()
  const names = [...new Set(rows.flatMap(({ field }) => authorOf(field)?.name ?? []))]
  const who =
    names.length === 0
      ? 'This was saved in another place while you typed.'
      : `${new Intl.ListFormat('en-CA').format(names)} saved this while you typed.`
  return (
    <Notice tone="maple">
      <p className={classes.text} role="status">
        {who} Nothing of yours is lost: choose which to keep.
      </p>
      <ul className={classes.rows}>
        {rows.map(({ field, label, mine, theirs }) => {
          const author = authorOf(field)
          const there = author === undefined ? 'there' : `from ${author.name} at ${author.time}`
          return (
            <li key={label}>
              {label}: {mine} here, {theirs} {there}
            </li>
          )
        })}
      </ul>
      <Group gap="sm">
        <Button variant="default" onClick={onKeepMine}>
          Save mine
        </Button>
        <Button variant="default" onClick={onTakeTheirs}>
          Take the other
        </Button>
      </Group>
    </Notice>
  )
}
