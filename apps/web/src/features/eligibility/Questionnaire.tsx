import { evaluate, type ScreenerStep, screenerStepCount, toEligibilityAnswers } from '@suv/domain'
import type { Ref } from 'react'
import classes from './Questionnaire.module.css'
import { StepForm } from './StepForm.tsx'
import { StepProgress } from './StepProgress.tsx'
import { StepRequirements } from './StepRequirements.tsx'
import { stepDetails } from './steps/step-details.ts'
import type { ScreenerDraft } from './use-screener-draft.ts'

type QuestionnaireProps = {
  screener: ScreenerDraft
  memberId: string
  headingRef: Ref<HTMLHeadingElement>
  isSaving: boolean
  onFinish: () => void
}

/** Five steps, one at a time. */
export function Questionnaire({ screener, memberId, headingRef, isSaving, onFinish }: QuestionnaireProps) {
  const { form, step } = screener.draft
  const { criteria } = evaluate(toEligibilityAnswers(form, memberId))
  return (
    <div className={classes.questionnaire}>
      <StepProgress step={step} />
      <div className={classes.columns}>
        <StepForm
          key={step}
          screener={screener}
          headingRef={headingRef}
          isSaving={isSaving}
          onPrevious={() => screener.goToStep(stepBy(step, -1))}
          onNext={() => (step === screenerStepCount ? onFinish() : screener.goToStep(stepBy(step, 1)))}
        />
        <StepRequirements criteria={criteria.filter(({ key }) => stepDetails[step].criteria.includes(key))} />
      </div>
    </div>
  )
}

function stepBy(step: ScreenerStep, by: 1 | -1): ScreenerStep {
  return Math.min(Math.max(step + by, 1), screenerStepCount) as ScreenerStep
}
