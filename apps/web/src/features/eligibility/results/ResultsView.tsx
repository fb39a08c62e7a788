import type { Assessment } from '@suv/domain'
import type { Ref } from 'react'
import { ProgramStatus } from '../../../ui/ProgramStatus.tsx'
import { Disclaimer } from './Disclaimer.tsx'
import { NewerFigures } from './NewerFigures.tsx'
import { type Audience, NextSteps } from './NextSteps.tsx'
import { changesSomething } from './newer-figures.ts'
import { Requirements } from './Requirements.tsx'
import classes from './ResultsView.module.css'
import { choseExcludedProvince } from './result-text.ts'
import { Verdict } from './Verdict.tsx'
import { WhatToImprove } from './WhatToImprove.tsx'

type ResultsViewProps = {
  audience: Audience
  assessment: Assessment
  headingRef: Ref<HTMLHeadingElement>
  onRetake: () => void
}

/** The verdict, what it rests on, and what to do next. */
export function ResultsView({ audience, assessment, headingRef, onRetake }: ResultsViewProps) {
  const { eligibilityResult, newerEdition } = assessment
  const showNewer = newerEdition !== null && changesSomething(newerEdition)
  return (
    <div className={classes.results}>
      <div className={classes.overview} data-beside={showNewer || undefined}>
        <Verdict assessment={assessment} headingRef={headingRef} />
        {showNewer && (
          <div className={classes.beside}>
            <NewerFigures assessment={assessment} comparison={newerEdition} />
          </div>
        )}
        <div className={classes.next}>
          <WhatToImprove assessment={assessment} />
          <NextSteps
            audience={audience}
            result={eligibilityResult}
            choseExcludedProvince={choseExcludedProvince(assessment)}
            onRetake={onRetake}
          />
        </div>
      </div>
      <ProgramStatus>Use this result to prepare; it does not mean that you can apply today.</ProgramStatus>
      <Requirements assessment={assessment} />
      <Disclaimer />
    </div>
  )
}
