import { Title } from '@mantine/core'
import { assess } from '@suv/domain'
import { useMemo, useState } from 'react'
import { Screener } from '../eligibility/Screener.tsx'
import { readVisitorResult, writeVisitorAnswers } from '../eligibility/visitor-result-storage.ts'
import { BackToDemo } from './BackToDemo.tsx'
import classes from './DemoEligibilityPage.module.css'
import { DemoNotice } from './DemoNotice.tsx'
import { DemoFrame } from './frame/DemoFrame.tsx'
import { demoDraftKey, demoMemberId } from './frame/screener-draft.ts'
import { useDemo } from './frame/use-demo.ts'

/** The screener for a visitor: the same steps and rules, and nothing leaves the browser. The tab keeps the result. */
export function DemoEligibilityPage() {
  // The first render, as at build time, knows nothing of what this tab has kept.
  const { usage, isUsageKnown, hasAccess, completeEligibility } = useDemo()
  const isCompleted = usage.eligibilityCompleted
  const kept = useMemo(
    () => (isUsageKnown && isCompleted ? readVisitorResult() : null),
    [isUsageKnown, isCompleted],
  )
  const [isFresh, setFresh] = useState(false)
  return (
    <DemoFrame>
      <div className={classes.page}>
        <div className={classes.head}>
          <BackToDemo />
          <Title order={1}>Eligibility screener</Title>
        </div>
        <Screener
          notice={(isStart) => (
            <DemoNotice
              isSlim={!isStart}
              hasAccess={hasAccess}
              isElsewhere={isCompleted && kept === null && !isFresh}
            />
          )}
          audience={hasAccess ? 'member' : 'visitor'}
          draftKey={isUsageKnown ? demoDraftKey : null}
          memberId={demoMemberId}
          assessment={kept}
          submit={async (answers) => {
            const completed = assess(answers)
            writeVisitorAnswers({ ...answers, assessedAt: new Date().toISOString() })
            setFresh(true)
            completeEligibility()
            return completed
          }}
        />
      </div>
    </DemoFrame>
  )
}
