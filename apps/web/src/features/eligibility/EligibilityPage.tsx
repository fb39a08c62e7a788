import { Title } from '@mantine/core'
import { trpc } from '../../trpc.ts'
import { useMe } from '../session/use-me.ts'
import { screenerDraftPrefix } from './draft-key.ts'
import classes from './EligibilityPage.module.css'
import { EligibilitySkeleton } from './EligibilitySkeleton.tsx'
import { LoadingProblem } from './LoadingProblem.tsx'
import { Screener } from './Screener.tsx'
import { useSaveAssessment } from './use-save-assessment.ts'

/** The member's eligibility: the stored verdict if there is one, else the questionnaire. */
export function EligibilityPage() {
  const me = useMe()
  const latest = trpc.eligibility.latest.useQuery({ userId: me.id })
  const save = useSaveAssessment(me.id)
  return (
    <div className={classes.page}>
      <Title order={1}>Eligibility screener</Title>
      {latest.data !== undefined ? (
        <Screener
          audience="member"
          key={me.id}
          draftKey={`${screenerDraftPrefix}${me.id}`}
          memberId={me.id}
          assessment={latest.data}
          submit={save}
        />
      ) : latest.isError ? (
        <LoadingProblem
          error={latest.error}
          isRetrying={latest.isRefetching}
          onRetry={() => void latest.refetch()}
        />
      ) : (
        <EligibilitySkeleton />
      )}
    </div>
  )
}
