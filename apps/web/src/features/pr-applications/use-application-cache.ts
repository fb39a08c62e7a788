import type { PrApplication } from '@suv/domain'
import { useMemo } from 'react'
import { trpc } from '../../trpc.ts'
import { type RecordCache, useRecordCache } from '../team-records/use-record-cache.ts'

/** The team's applications as every screen sees them, and their histories, which each change makes longer. */
export function useApplicationCache(teamId: string): RecordCache<PrApplication> {
  const { list, history } = trpc.useUtils().prApplications
  const cache = useRecordCache(list, teamId)
  return useMemo(
    () => ({
      put: (application) => {
        cache.put(application)
        void history.invalidate()
      },
      remove: cache.remove,
    }),
    [cache, history],
  )
}
