import type { LiveChange } from '@suv/domain'
import type { QueryClient } from '@tanstack/react-query'

/** The routers whose answers a table's rows are in, where they are others than the one of its name. */
const routersOf: Readonly<Record<string, readonly string[]>> = {
  companies: ['companies', 'organizationMatches'],
  documentChecklistTicks: ['documents'],
  // And what names papers, which goes with them.
  documents: [
    'documents',
    'documentAnalyses',
    'documentPacks',
    'completeness',
    'irccLetters',
    'diligenceAnswers',
    'workPermitSteps',
    'lettersOfSupport',
    'commitmentCertificates',
  ],
  documentOpenings: [],
  analysisOpenings: [],
  businessPlanVersions: ['businessPlanVersions'],
  // Who leaves takes along what they shared.
  teamMembers: ['teamMembers', 'workspaces', 'teams', 'documents'],
  teams: ['teams', 'workspaces'],
}

/** Written by a screen that takes what it was answered itself, past the cache's list of what is under way. */
const writtenDirectly = new Set(['businessPlans', 'businessPlanVersions', 'financialData', 'users'])

/** Changes that come together cost one request. */
const gatherMs = 250
/** For so long after a change of this tab, one's own changes are taken to be it. */
const ownMs = 3_000

/**
 * Has what others change read again where it is on the screen, and marked as old where it is not. What this tab has changed itself
 * it knows already.
 */
export function createRefresh(
  queryClient: QueryClient,
  { onTeam, onPlan }: { onTeam: () => void; onPlan: () => void },
) {
  const waiting = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let changedAt = Number.NEGATIVE_INFINITY
  const unsubscribe = queryClient.getMutationCache().subscribe(() => {
    changedAt = performance.now()
  })

  function refresh() {
    const entities = [...waiting]
    waiting.clear()
    if (entities.includes('businessPlans')) onPlan()
    if (entities.some((entity) => entity === 'teamMembers' || entity === 'teams')) onTeam()
    const routers = new Set(entities.flatMap((entity) => routersOf[entity] ?? [entity]))
    for (const router of [...routers, 'notifications', 'auditEvents'])
      void queryClient.invalidateQueries({ queryKey: [[router]] })
  }

  return {
    change: ({ entity, isYours }: LiveChange) => {
      const isOwn = writtenDirectly.has(entity) || performance.now() - changedAt < ownMs
      if (isYours && isOwn) return
      waiting.add(entity)
      clearTimeout(timer)
      timer = setTimeout(refresh, gatherMs)
    },
    /** Everything, where nobody knows what was missed. Not all tabs at once. */
    all: () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        waiting.clear()
        onPlan()
        onTeam()
        void queryClient.invalidateQueries()
      }, Math.random() * 1_000)
    },
    end: () => {
      clearTimeout(timer)
      unsubscribe()
    },
  }
}
