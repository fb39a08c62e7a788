import { type JudgedPaper, noFilingText, summariseValidity } from '@suv/domain'
import { Notice } from '../../../ui/Notice.tsx'
import type { ComingStep } from './DayControls.tsx'
import classes from './Validity.module.css'

type Props = {
  /** The papers of those who have filed, and those of the others; judged on the day. */
  filed: readonly JudgedPaper[]
  notFiled: readonly JudgedPaper[]
  day: string
  step: ComingStep
  nameOf: (memberId: string) => string
}

/** What has expired on the day, in words: for a filed application, and as preparation where there is none. */
export function Answers({ filed, notFiled, day, step, nameOf }: Props) {
  return (
    <div role="status" className={classes.answers}>
      {filed.length > 0 && (
        <Notice tone={hasLapsed(filed) ? 'amber' : 'plain'}>
          {summariseValidity(filed, { day, step, nameOf })}
        </Notice>
      )}
      {notFiled.length > 0 && (
        <Notice tone="plain">
          <strong>{noFilingText}</strong>{' '}
          {filed.length > 0 ? 'For those who have not filed, this' : 'This view'} is preparation for a
          successor; no rules of one are published.{' '}
          {summariseValidity(notFiled, { day, step: 'file', nameOf })}
        </Notice>
      )}
    </div>
  )
}

function hasLapsed(papers: readonly JudgedPaper[]): boolean {
  return papers.some(({ isCounted, state }) => isCounted && (state === 'expired' || state === 'refused'))
}
