import { Button, Group } from '@mantine/core'
import { Notice } from '../../ui/Notice.tsx'
import classes from './ConflictNotice.module.css'

type Props = {
  rows: readonly { readonly label: string; readonly mine: string; readonly theirs: string }[]
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/** The same amounts were saved in another place. Nothing is lost: both stand here until one is chosen. */
export function ConflictNotice({ rows, onKeepMine, onTakeTheirs }: Props) {
  return (
    <Notice tone="maple">
      <p className={classes.text}>
        This was saved in another place while you typed. Nothing of yours is lost: choose which to keep.
      </p>
      <ul className={classes.rows}>
        {rows.map(({ label, mine, theirs }) => (
          <li key={label}>
            {label}: {mine} here, {theirs} there
          </li>
        ))}
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
