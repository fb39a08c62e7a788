import { summarizeApplication } from '@suv/domain'
import { useMemo } from 'react'
import { trpc } from '../../trpc.ts'
import { useMe } from '../session/use-me.ts'
import { currentTeam } from '../team-records/current-team.ts'

/**
 * Everything that the dashboard shows. The calls of one moment travel as one request, which the route has sent by the time
 * that this runs.
 */
export function useDashboard() {
  const me = useMe()
  const { id } = me
  const milestones = trpc.milestones.list.useQuery({ id })
  const plan = trpc.businessPlans.progress.useQuery({ id })
  const finances = trpc.financialData.get.useQuery({ id })
  const documents = trpc.documents.list.useQuery({ id })
  const matches = trpc.organizationMatches.list.useQuery({ id })

  const team = currentTeam(me)
  const letters = trpc.lettersOfSupport.list.useQuery({ id: team?.id ?? '' }, { enabled: team !== undefined })
  const company = trpc.companies.get.useQuery({ id })

  const summary = useMemo(() => {
    if (!milestones.data || !plan.data || !documents.data || !matches.data || !company.data) return null
    if (finances.data === undefined || (team !== undefined && !letters.data)) return null
    return summarizeApplication({
      milestones: milestones.data,
      planProgress: plan.data.progress,
      finances: finances.data,
      documents: documents.data,
      matches: matches.data,
      matchThreshold: company.data.matchThreshold,
      letters: letters.data ?? [],
    })
  }, [
    milestones.data,
    plan.data,
    finances.data,
    documents.data,
    matches.data,
    company.data,
    letters.data,
    team,
  ])

  const queries = [
    milestones,
    plan,
    finances,
    documents,
    matches,
    company,
    ...(team === undefined ? [] : [letters]),
  ]
  const failed = queries.filter(({ data }) => data === undefined).filter(({ isError }) => isError)
  return {
    summary,
    error: failed[0]?.error ?? null,
    isFetching: queries.some((query) => query.isFetching),
    retry: () => {
      for (const query of failed) void query.refetch()
    },
  }
}

export type DashboardSummary = NonNullable<ReturnType<typeof useDashboard>['summary']>
