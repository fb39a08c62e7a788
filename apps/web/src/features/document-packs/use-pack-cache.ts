import type { DocumentPack } from '@suv/domain'
import { useMemo } from 'react'
import { trpc } from '../../trpc.ts'
import { useRecordCache } from '../team-records/use-record-cache.ts'

/** The member's packs as every screen sees them. */
export function usePackCache() {
  const { list } = trpc.useUtils().documentPacks
  const ofMember = useMemo(
    () => ({
      setData: (_: unknown, updater: (packs: DocumentPack[] | undefined) => DocumentPack[] | undefined) =>
        list.setData({}, updater),
    }),
    [list],
  )
  return useRecordCache(ofMember, '')
}
