import { Notice } from '../../ui/Notice.tsx'
import { useMe } from '../session/use-me.ts'
import { useReadingOnly } from './use-reading-only.ts'
import classes from './Writes.module.css'

/** Tells a reader, on every page, whose work they see and why its buttons are off. */
export function ReadingNote() {
  const isReading = useReadingOnly()
  const { workspace, teams } = useMe()
  if (!isReading) return null
  const name = teams.find(({ id }) => id === workspace.teamId)?.teamName ?? 'this team'
  return (
    <div className={classes.note}>
      <Notice tone="plain">
        You read the work of <strong>{name}</strong>. What changes it is off; its owner can let you write.
      </Notice>
    </div>
  )
}
