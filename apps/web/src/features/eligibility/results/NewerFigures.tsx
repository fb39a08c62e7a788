import { Title } from '@mantine/core'
import type { Assessment, EditionComparison } from '@suv/domain'
import { SourceLine } from '../../../ui/SourceLine.tsx'
import classes from './aside.module.css'
import { differenceText, furtherGaps, newerVerdictText } from './newer-figures.ts'

type NewerFiguresProps = {
  assessment: Assessment
  comparison: EditionComparison
}

/** Where a newer published edition changes the verdict or an amount: what, since when, and by which source. */
export function NewerFigures({ assessment, comparison }: NewerFiguresProps) {
  const gaps = furtherGaps(assessment, comparison)
  return (
    <section
      className={classes.box}
      aria-labelledby="newer-figures"
      data-tone={comparison.verdictChanged ? 'amber' : 'plain'}
    >
      <Title order={3} id="newer-figures" className={classes.title}>
        Newer figures are in force
      </Title>
      {comparison.differences.map((difference) => (
        <p key={difference.key}>{differenceText(difference)}</p>
      ))}
      <p className={classes.strong}>{newerVerdictText(comparison)}</p>
      {gaps.length > 0 && (
        <>
          <p>To meet the newer figures:</p>
          <ul className={classes.gaps}>
            {gaps.map((gap) => (
              <li key={gap}>{gap}</li>
            ))}
          </ul>
        </>
      )}
      {comparison.differences.map((difference) => (
        <SourceLine key={difference.key} figure={difference} />
      ))}
    </section>
  )
}
