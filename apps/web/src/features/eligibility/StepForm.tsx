import { Button, Title } from '@mantine/core'
import { isStepComplete, type ScreenerStep, screenerStepCount, screenerSteps } from '@suv/domain'
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react'
import { type ComponentType, type KeyboardEvent, type Ref, useEffect, useRef } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { useStepFields } from './fields/use-step-fields.ts'
import classes from './StepForm.module.css'
import { BusinessStep } from './steps/BusinessStep.tsx'
import { FundsStep } from './steps/FundsStep.tsx'
import { LanguageStep } from './steps/LanguageStep.tsx'
import { LocationStep } from './steps/LocationStep.tsx'
import { SupportStep } from './steps/SupportStep.tsx'
import type { StepProps } from './steps/step-props.ts'
import type { ScreenerDraft } from './use-screener-draft.ts'

const bodies: Record<ScreenerStep, ComponentType<StepProps>> = {
  1: BusinessStep,
  2: SupportStep,
  3: LanguageStep,
  4: FundsStep,
  5: LocationStep,
}

type StepFormProps = {
  screener: ScreenerDraft
  headingRef: Ref<HTMLHeadingElement>
  isSaving: boolean
  onPrevious: () => void
  onNext: () => void
}

/** The fields of one step and the way back and forth. Enter in a field goes on; too early, it shows what is missing. */
export function StepForm({ screener, headingRef, isSaving, onPrevious, onNext }: StepFormProps) {
  const { form, step, scores } = screener.draft
  const fields = useStepFields(step, form, screener.setField)
  const element = useRef<HTMLFormElement>(null)
  const submit = useRef<HTMLButtonElement>(null)
  const Body = bodies[step]
  const isLast = step === screenerStepCount
  const canGoOn = isStepComplete(step, form) && !isSaving

  // While it is disabled the button loses the focus; a save that failed gives it back.
  useEffect(() => {
    if (!isSaving) return
    return () => {
      if (document.activeElement === document.body) submit.current?.focus()
    }
  }, [isSaving])

  // The disabled button keeps the browser from submitting on Enter, so Enter is also heard here.
  function onKeyDown(event: KeyboardEvent) {
    const isField = event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement
    if (event.key !== 'Enter' || event.defaultPrevented || !isField || isSaving) return
    event.preventDefault()
    if (canGoOn) return onNext()
    const unfinished = fields.revealUnfinished()
    element.current?.querySelector<HTMLElement>(`[name="${unfinished}"]`)?.focus()
  }

  return (
    <form
      ref={element}
      className={classes.form}
      noValidate
      autoComplete="off"
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault()
        if (canGoOn) onNext()
      }}
    >
      <Title order={2} ref={headingRef} tabIndex={-1} className={classes.heading}>
        {screenerSteps[step].title}
      </Title>
      <Body bind={fields.bind} form={form} scores={scores} setScores={screener.setScores} />
      <div className={classes.footer}>
        <div className={classes.buttons}>
          <Button
            variant="default"
            disabled={step === 1 || isSaving}
            onClick={onPrevious}
            leftSection={<Icon of={IconArrowLeft} />}
          >
            Previous
          </Button>
          <Button
            ref={submit}
            type="submit"
            disabled={!canGoOn}
            loading={isSaving}
            aria-describedby="next-hint"
            rightSection={isLast ? null : <Icon of={IconArrowRight} />}
          >
            {isLast ? 'Get Results' : 'Next'}
          </Button>
        </div>
        <p id="next-hint" className={classes.hint}>
          {!canGoOn && !isSaving && 'Answer the questions above to continue.'}
        </p>
      </div>
    </form>
  )
}
