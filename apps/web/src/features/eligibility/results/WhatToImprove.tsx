import { Title } from '@mantine/core'
import { quebecExclusionText, type Verdict } from '@suv/domain'
import { IconArrowUpRight } from '@tabler/icons-react'
import { Icon } from '../../../ui/Icon.tsx'
import { AdmissibilityConcern } from './AdmissibilityConcern.tsx'
import { hasAdmissibilityConcern } from './result-text.ts'
import classes from './WhatToImprove.module.css'

/** What the member can work on. The sentence about Quebec stands in the verdict's alert, so it is not said twice. */
export function WhatToImprove({ verdict }: { verdict: Verdict }) {
  const gaps = verdict.gaps.filter((gap) => gap !== quebecExclusionText)
  const concern = verdict.criteria.find(({ key }) => key === 'admissibility')
  const isConcerned = hasAdmissibilityConcern(verdict.criteria)
  if (gaps.length === 0 && !isConcerned) return null
  return (
    <section aria-labelledby="what-to-improve">
      <Title order={3} id="what-to-improve" className={classes.title}>
        What to Improve
      </Title>
      {gaps.length > 0 && (
        <ul className={classes.gaps}>
          {gaps.map((gap) => (
            <li key={gap}>
              <Icon of={IconArrowUpRight} className={classes.icon} />
              <span>{gap}</span>
            </li>
          ))}
        </ul>
      )}
      {isConcerned && concern !== undefined && <AdmissibilityConcern criterion={concern} />}
    </section>
  )
}
