import { Anchor, Title } from '@mantine/core'
import { assess } from '@suv/domain'
import { Link } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { Notice } from '../../ui/Notice.tsx'
import { Screener } from '../eligibility/Screener.tsx'
import { readVisitorResult, writeVisitorAnswers } from '../eligibility/visitor-result-storage.ts'
import { BackToDemo } from './BackToDemo.tsx'
import classes from './DemoEligibilityPage.module.css'
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
        <div className={classes.notice}>
          <Notice tone="plain">
            Results are not saved in demo mode: this tab keeps yours until you close it.{' '}
            {isCompleted &&
              kept === null &&
              !isFresh &&
              'An earlier result was in another tab, and is not here. '}
            <Anchor
              inherit
              renderRoot={(props) => <Link to={hasAccess ? '/eligibility' : '/signup'} {...props} />}
            >
              {hasAccess ? 'Take the screener as a member to keep them' : 'Sign up to save your results'}
            </Anchor>
          </Notice>
        </div>
        <Screener
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
