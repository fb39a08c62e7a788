import type { StoredPackEvidence } from '@suv/domain'
import { useMemo } from 'react'
import { trpc } from '../../trpc.ts'
import type { RecordCache } from '../team-records/use-record-cache.ts'

/** The member's marks as the screen sees them, kept up from the server's answers. */
export function useMarkCache(): RecordCache<StoredPackEvidence> {
  const { list } = trpc.useUtils().completeness
  return useMemo(
    () => ({
      put: (mark) =>
        list.setData({}, (marks) => marks && [...marks.filter(({ id }) => id !== mark.id), mark]),
      remove: (gone) => list.setData({}, (marks) => marks?.filter(({ id }) => id !== gone)),
    }),
    [list],
  )
}
