import {
  type CriterionKey,
  evaluate,
  latestEdition,
  screenerStepCount,
  screenerSteps,
  stepBy,
  toEligibilityAnswers,
} from '@suv/domain'
import { type Ref, useMemo } from 'react'
import classes from './Questionnaire.module.css'
import { StepForm } from './StepForm.tsx'
import { StepProgress } from './StepProgress.tsx'
import { StepRequirements } from './StepRequirements.tsx'
import type { ScreenerDraft } from './use-screener-draft.ts'
import type { StepHistory } from './use-step-history.ts'

type QuestionnaireProps = {
  screener: ScreenerDraft
  history: StepHistory
  memberId: string
  headingRef: Ref<HTMLHeadingElement>
  isSaving: boolean
  onFinish: () => void
}

/** Five steps, one at a time. */
export function Questionnaire({
  screener,
  history,
  memberId,
  headingRef,
  isSaving,
  onFinish,
}: QuestionnaireProps) {
  const { form, step } = screener.draft
  const asked: readonly CriterionKey[] = screenerSteps[step].criteria
  const { criteria } = useMemo(
    () => evaluate(toEligibilityAnswers(form, memberId), latestEdition),
    [form, memberId],
  )
  return (
    <div className={classes.questionnaire}>
      <StepProgress step={step} />
      <div className={classes.columns}>
        <StepForm
          key={step}
          screener={screener}
          headingRef={headingRef}
          isSaving={isSaving}
          onPrevious={() => history.goBack(stepBy(step, -1))}
          onNext={() => (step === screenerStepCount ? onFinish() : history.goOn(stepBy(step, 1)))}
        />
        <StepRequirements criteria={criteria.filter(({ key }) => asked.includes(key))} />
      </div>
    </div>
  )
}
