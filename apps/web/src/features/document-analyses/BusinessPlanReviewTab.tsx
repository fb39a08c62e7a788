import { Anchor, Button, Progress, Skeleton, Text, Title } from '@mantine/core'
import '@mantine/core/styles/Progress.layer.css'
import { noPlanToAnalyze } from '@suv/domain'
import { Link } from '@tanstack/react-router'
import { trpc } from '../../trpc.ts'
import { Notice } from '../../ui/Notice.tsx'
import { QueryState } from '../../ui/QueryState.tsx'
import { toast } from '../../ui/toasts/toast-store.ts'
import { useMe } from '../session/use-me.ts'
import { AnalyzerNote } from './AnalyzerNote.tsx'
import classes from './analyze/AnalyzeForm.module.css'
import { useAnalysisOutcome } from './analyze/use-analysis-outcome.ts'

/** The stored business plan against what the program asks of one. */
export function BusinessPlanReviewTab() {
  const me = useMe()
  const plan = trpc.businessPlans.get.useQuery({ id: me.id }, { refetchOnMount: 'always' })
  const { mutate, isPending } = trpc.documentAnalyses.analyzeBusinessPlan.useMutation(
    useAnalysisOutcome('business plan'),
  )
  if (plan.data === undefined) {
    return (
      <QueryState
        what="Your business plan"
        queries={[plan]}
        loading={<Skeleton height={180} aria-busy="true" />}
      />
    )
  }
  if (plan.data === null) {
    return (
      <div className={classes.form}>
        <Notice tone="amber">
          <strong>No business plan found</strong>
          <br />
          Write it under{' '}
          <Anchor component={Link} to="/business-plan">
            Business Plan
          </Anchor>
          , save it, then come back.
        </Notice>
        <Button
          className={classes.submit}
          variant="default"
          onClick={() => toast({ title: 'Error', description: noPlanToAnalyze, variant: 'destructive' })}
        >
          Analyze Compliance
        </Button>
      </div>
    )
  }
  const { id, title, progress } = plan.data
  return (
    <div className={classes.form}>
      <section className={classes.plan} aria-labelledby="plan-title">
        <Title order={2} size="h4" id="plan-title">
          {title}
        </Title>
        <div className={classes.bar}>
          <Progress value={progress ?? 0} aria-label="Progress of the business plan" />
          <Text size="sm">{progress ?? 0}% complete</Text>
        </div>
      </section>
      <AnalyzerNote />
      <Button className={classes.submit} loading={isPending} onClick={() => mutate({ id, userId: me.id })}>
        Analyze Compliance
      </Button>
    </div>
  )
}
