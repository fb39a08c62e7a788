import { Anchor, Title } from '@mantine/core'
import { assess } from '@suv/domain'
import { Link, useHydrated } from '@tanstack/react-router'
import { Notice } from '../../ui/Notice.tsx'
import { Screener } from '../eligibility/Screener.tsx'
import { BackToDemo } from './BackToDemo.tsx'
import classes from './DemoEligibilityPage.module.css'
import { DemoFrame } from './frame/DemoFrame.tsx'
import { demoDraftKey, demoMemberId } from './frame/screener-draft.ts'
import { useDemo } from './frame/use-demo.ts'

/** The screener for a visitor: the same steps and rules, and nothing leaves the browser. */
export function DemoEligibilityPage() {
  const { usage, assessment, completeEligibility } = useDemo()
  // The first render, as at build time, knows nothing of what this tab has kept.
  const mayRead = useHydrated()
  return (
    <DemoFrame>
      <div className={classes.page}>
        <div className={classes.head}>
          <BackToDemo />
          <Title order={1}>Eligibility screener</Title>
        </div>
        <div className={classes.notice}>
          <Notice tone="plain">
            Results are not saved in demo mode: they are gone when you close or reload this page.{' '}
            {usage.eligibilityCompleted &&
              assessment === null &&
              'That is why an earlier result is not here. '}
            <Anchor inherit renderRoot={(props) => <Link to="/signup" {...props} />}>
              Sign up to save your results
            </Anchor>
          </Notice>
        </div>
        <Screener
          draftKey={mayRead ? demoDraftKey : null}
          memberId={demoMemberId}
          assessment={assessment}
          submit={async (answers) => {
            const completed = assess(answers)
            completeEligibility(completed)
            return completed
          }}
        />
      </div>
    </DemoFrame>
  )
}
