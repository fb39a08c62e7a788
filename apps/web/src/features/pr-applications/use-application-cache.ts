import type { PrApplication } from '@suv/domain'
import { useMemo } from 'react'
import { trpc } from '../../trpc.ts'

/** The team's application as every screen sees it, and its history, which each change makes longer. */
export function useApplicationCache(teamId: string) {
  const { get, history } = trpc.useUtils().prApplications
  return useMemo(
    () => ({
      put: (application: PrApplication | null) => {
        get.setData({ id: teamId }, application)
        void history.invalidate()
      },
    }),
    [get, history, teamId],
  )
}
