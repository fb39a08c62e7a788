import { type Assessment, latestEdition, specifiedEdition, verdictOn } from '@suv/domain'
import { type Ref, useState } from 'react'
import { ProgramStatus } from '../../../ui/ProgramStatus.tsx'
import { Disclaimer } from './Disclaimer.tsx'
import { type Audience, NextSteps } from './NextSteps.tsx'
import { OtherEdition } from './OtherEdition.tsx'
import { Requirements } from './Requirements.tsx'
import classes from './ResultsView.module.css'
import { choseExcludedProvince } from './result-text.ts'
import { VerdictHead } from './VerdictHead.tsx'
import { WhatToImprove } from './WhatToImprove.tsx'

type ResultsViewProps = {
  audience: Audience
  assessment: Assessment
  headingRef: Ref<HTMLHeadingElement>
  onRetake: () => void
}

/**
 * The verdict, what it rests on, and what to do next. The edition in force leads; the specified one stands beside it, and the
 * reader can change the two over.
 */
export function ResultsView({ audience, assessment, headingRef, onRetake }: ResultsViewProps) {
  const [isSpecifiedChosen, chooseSpecified] = useState(false)
  const inForce = verdictOn(assessment, latestEdition)
  const specified = verdictOn(assessment, specifiedEdition)
  const [shown, other] = isSpecifiedChosen ? [specified, inForce] : [inForce, specified]
  return (
    <div className={classes.results}>
      <div className={classes.overview} data-beside>
        <VerdictHead verdict={shown} createdAt={assessment.createdAt} headingRef={headingRef} />
        <div className={classes.next}>
          <WhatToImprove verdict={shown} />
          <NextSteps
            audience={audience}
            result={shown.result}
            choseExcludedProvince={choseExcludedProvince(shown)}
            onRetake={onRetake}
          />
        </div>
        <div className={classes.beside}>
          <OtherEdition
            shown={shown}
            other={other}
            onChoose={() => chooseSpecified((wasChosen) => !wasChosen)}
          />
        </div>
      </div>
      <ProgramStatus>Use this result to prepare; it does not mean that you can apply today.</ProgramStatus>
      <Requirements verdict={shown} />
      <Disclaimer />
    </div>
  )
}
