import { formatDate, latestEdition } from '@suv/domain'
import classes from './ProgramNotice.module.css'

/** Above everything else: that the program takes no new applications at present. Nothing is said while it does. */
export function ProgramNotice() {
  const { value, source, checkedOn } = latestEdition.intake
  if (value.status === 'open') return null
  return (
    <aside className={classes.notice} aria-label="Status of the program">
      <p className={classes.text}>
        {value.summary}{' '}
        <span className={classes.source}>
          Checked {formatDate(checkedOn)}: <a href={source.url}>{source.title}</a>.{' '}
          <a href="/rules">What else can change</a>
        </span>
      </p>
    </aside>
  )
}
