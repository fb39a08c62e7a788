import { Button } from '@mantine/core'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { useRouter } from '@tanstack/react-router'
import { use, useState } from 'react'
import { describeError } from '../../ui/describe-error.ts'
import { isPageFileError } from '../../ui/page-file-error.ts'
import { ProblemFrame } from './problem-frame.ts'
import classes from './problems.module.css'
import { useIsInMemberLayout } from './use-is-in-member-layout.ts'

/**
 * Shown in place of a page that failed, within the layout that stood around it: what happened, a retry, and that nothing is
 * lost. What fails may be the network, so it comes with the first code, and does without the larger parts.
 */
export function ProblemPage(props: ErrorComponentProps) {
  const isFramed = useIsInMemberLayout()
  const Frame = use(ProblemFrame)
  const problem = <Problem {...props} />
  return isFramed ? problem : <Frame>{problem}</Frame>
}

function Problem({ error }: ErrorComponentProps) {
  const router = useRouter()
  const [isTrying, setTrying] = useState(false)

  async function tryAgain() {
    setTrying(true)
    // A file that did not come once the browser may not ask for again, so the document is loaded anew: where it can be.
    if (!isPageFileError(error)) await router.invalidate()
    else if (await isReachable()) window.location.reload()
    setTrying(false)
  }

  return (
    <div className={classes.problem} role="alert">
      <h1>This page could not be shown</h1>
      <p>{describeError(error)}</p>
      <p className="dimmed">Nothing that you have saved is lost.</p>
      <div className={classes.ways}>
        <Button loading={isTrying} onClick={() => void tryAgain()}>
          Try again
        </Button>
        <Button variant="default" onClick={() => window.location.reload()}>
          Reload the page
        </Button>
      </div>
    </div>
  )
}

function isReachable(): Promise<boolean> {
  return fetch(window.location.href, { method: 'HEAD' }).then(
    () => true,
    () => false,
  )
}
