import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Notice } from '../../ui/Notice.tsx'
import classes from './DemoEligibilityPage.module.css'

type DemoNoticeProps = {
  /** In one line, once it has been read. */
  isSlim: boolean
  hasAccess: boolean
  /** Whether there is a result that another tab has kept. */
  isElsewhere: boolean
}

/** That results are not saved in the demo, and how they would be. */
export function DemoNotice({ isSlim, hasAccess, isElsewhere }: DemoNoticeProps) {
  const way = (
    <Anchor inherit renderRoot={(props) => <Link to={hasAccess ? '/eligibility' : '/signup'} {...props} />}>
      {hasAccess ? 'Take the screener as a member to keep them' : 'Sign up to save your results'}
    </Anchor>
  )
  if (isSlim) return <p className={classes.slim}>Not saved in demo mode. {way}</p>
  return (
    <div className={classes.notice}>
      <Notice tone="plain">
        Results are not saved in demo mode: this tab keeps yours until you close it.{' '}
        {isElsewhere && 'An earlier result was in another tab, and is not here. '}
        {way}
      </Notice>
    </div>
  )
}
