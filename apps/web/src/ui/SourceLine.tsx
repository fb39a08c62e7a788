import { formatDate } from '@suv/domain'
import { ExternalLink } from './ExternalLink.tsx'
import classes from './SourceLine.module.css'

type SourcedFigure = {
  /** Null where the first day is not known. */
  effectiveFrom: string | null
  checkedOn: string
  source: { title: string; url: string }
}

/** Where a figure comes from: 'Effective 25 Apr 2023 · checked 20 Nov 2026 · Source · All figures'. */
export function SourceLine({ figure }: { figure: SourcedFigure }) {
  const { effectiveFrom, checkedOn, source } = figure
  return (
    <p className={classes.line}>
      <span className={classes.parts}>
        {effectiveFrom === null ? (
          <span className={classes.part}>Checked {formatDate(checkedOn)}</span>
        ) : (
          <>
            <span className={classes.part}>Effective {formatDate(effectiveFrom)}</span>
            <span className={classes.part}>
              <span className={classes.dot}> · </span>checked {formatDate(checkedOn)}
            </span>
          </>
        )}
        <span className={classes.part}>
          <span className={classes.dot}> · </span>
          <ExternalLink href={source.url} about={source.title}>
            Source
          </ExternalLink>
        </span>
        <span className={classes.part}>
          <span className={classes.dot}> · </span>
          <a href="/rules">All figures</a>
        </span>
      </span>
    </p>
  )
}
