import { Button, VisuallyHidden } from '@mantine/core'
import {
  type Assessment,
  type EligibilityAnswers,
  screenerStepCount,
  screenerSteps,
  toEligibilityAnswers,
  verdictNames,
  verdictOn,
} from '@suv/domain'
import { IconArrowLeft } from '@tabler/icons-react'
import { type ReactNode, useRef, useState } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { toast } from '../../ui/toasts/toast-store.ts'
import { useHeadingFocus } from '../../ui/use-heading-focus.ts'
import { Questionnaire } from './Questionnaire.tsx'
import type { Audience } from './results/NextSteps.tsx'
import { ResultsView } from './results/ResultsView.tsx'
import classes from './Screener.module.css'
import { useScreenerDraft } from './use-screener-draft.ts'
import { useStepHistory } from './use-step-history.ts'

type ScreenerProps = {
  audience: Audience
  /** Where this tab keeps unfinished answers; see `screenerDraftPrefix`. With null it keeps none. */
  draftKey: string | null
  /** Who holds the voting rights that are asked for. */
  memberId: string
  /** The last verdict, if there is one: it is shown instead of the questionnaire. */
  assessment: Assessment | null
  /** What stands above all of it; `isStart` at the first step, before there is a result. */
  notice?: (isStart: boolean) => ReactNode
  /** Assesses the answers, and stores the assessment where that is wanted. */
  submit: (answers: EligibilityAnswers) => Promise<Assessment>
}

/** The eligibility screener: five steps, then the result. It does not know where the verdict is made or kept. */
export function Screener({ audience, draftKey, memberId, assessment, notice, submit }: ScreenerProps) {
  const screener = useScreenerDraft(draftKey, assessment)
  const [submitted, setSubmitted] = useState<Assessment | null>(null)
  const [isSaving, setSaving] = useState(false)
  const isSending = useRef(false)
  const latest = submitted ?? assessment
  const { step, form } = screener.draft
  const isShowingResult = latest !== null && !screener.isOpen
  const history = useStepHistory(isShowingResult ? 'result' : step, (place) =>
    place === 'result' ? screener.close() : screener.goToStep(place),
  )
  const headingRef = useHeadingFocus(isShowingResult ? 'result' : `step ${step}`)

  async function finish() {
    // A second click can come before the button is seen to be disabled.
    if (isSending.current) return
    isSending.current = true
    setSaving(true)
    try {
      setSubmitted(await submit(toEligibilityAnswers(form, memberId)))
      history.stayAt('result')
    } catch (error) {
      console.warn('The assessment was not saved.', error)
      toast({ variant: 'destructive', title: 'Error', description: 'Failed to save eligibility assessment.' })
    } finally {
      isSending.current = false
      setSaving(false)
    }
  }

  return (
    <>
      <VisuallyHidden role="status">
        {isShowingResult
          ? `Result: ${verdictNames[verdictOn(latest).result].heading}`
          : `Step ${step} of ${screenerStepCount}: ${screenerSteps[step].title}`}
      </VisuallyHidden>
      {notice?.(step === 1 && latest === null)}
      {isShowingResult ? (
        <ResultsView
          audience={audience}
          assessment={latest}
          headingRef={headingRef}
          onRetake={() => history.goOn(1)}
        />
      ) : (
        <>
          {latest !== null ? (
            <BackToResult isDisabled={isSaving} onClick={() => history.stayAt('result')} />
          ) : (
            step === 1 && <Introduction />
          )}
          <Questionnaire
            screener={screener}
            history={history}
            memberId={memberId}
            headingRef={headingRef}
            isSaving={isSaving}
            onFinish={() => void finish()}
          />
        </>
      )}
    </>
  )
}

function Introduction() {
  return (
    <p className={classes.introduction}>
      Five steps, about five minutes. You get a preliminary result, with the figure and the source behind each
      requirement.
    </p>
  )
}

function BackToResult({ isDisabled, onClick }: { isDisabled: boolean; onClick: () => void }) {
  return (
    <div className={classes.back}>
      <Button
        variant="transparent"
        px={0}
        disabled={isDisabled}
        leftSection={<Icon of={IconArrowLeft} />}
        onClick={onClick}
      >
        Back to my result
      </Button>
    </div>
  )
}
