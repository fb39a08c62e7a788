import type { Criterion } from '@suv/domain'
import { ExternalLink } from '../../../ui/ExternalLink.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import classes from './AdmissibilityConcern.module.css'

const inadmissibilityPage =
  'https://www.canada.ca/en/immigration-refugees-citizenship/services/immigrate-canada/inadmissibility.html'

/** What an admissibility concern means, and the next step. It is no gap that a figure could close. */
export function AdmissibilityConcern({ criterion }: { criterion: Criterion }) {
  return (
    <div className={classes.concern}>
      <Notice tone="amber">
        <p className={classes.lead}>You noted an admissibility concern.</p>
        <p>
          A criminal record, a medical condition, a security matter or misrepresentation can lead to a refusal
          even where every other requirement is met. If one essential applicant is refused, so is the whole
          team. Ask a licensed immigration lawyer or consultant about it before you apply.
        </p>
        <p>
          <ExternalLink href={inadmissibilityPage}>Inadmissibility, explained by IRCC</ExternalLink>
          {' · '}
          <ExternalLink href={criterion.source.url} about={criterion.source.title}>
            Source
          </ExternalLink>
        </p>
      </Notice>
    </div>
  )
}
