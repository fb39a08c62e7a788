import classes from './CompletionMark.module.css'

/** The sign of 0, 50 or 100 percent: an empty, half or full round. The figure stands beside it, or in the grid. */
export function CompletionMark({ completion }: { completion: 0 | 50 | 100 }) {
  return (
    <svg className={classes.mark} viewBox="0 0 16 16" data-completion={completion} aria-hidden="true">
      <circle cx="8" cy="8" r="6.5" />
      {completion === 50 && <path d="M8 3.5a4.5 4.5 0 0 0 0 9z" />}
      {completion === 100 && <path className={classes.tick} d="m5 8.2 2.1 2.1L11 6.3" />}
    </svg>
  )
}
