import type { FinancialData } from '@suv/domain'
import { useCallback, useState } from 'react'
import { isConflict, isUnauthorized, reportSignedOut } from '../../query-client.ts'
import { trpc } from '../../trpc.ts'
import { failedSave, saved } from '../../ui/failed-save.ts'
import { useMe } from '../session/use-me.ts'
import { emptyFinances, type FinanceChange, type FinanceValues } from './empty-finances.ts'

type Stored = FinancialData | null

/** What a failure is about. */
const finances = 'finances'

/**
 * What a save is to write on top of what is stored, or null where it no longer fits: then another place has changed the
 * same thing.
 */
export type BuildChange = (stored: Stored) => FinanceChange | null

export type SaveOutcome = 'saved' | 'conflict' | 'failed'

/**
 * Saves parts of the member's finances. Where another tab has saved since, what is stored is read again and the change is
 * built upon that, so that two tabs that change different things both keep them.
 */
export function useSaveFinances() {
  const { id } = useMe()
  const { client, financialData } = trpc.useUtils()
  const [isSaving, setIsSaving] = useState(false)

  const save = useCallback(
    async (build: BuildChange): Promise<SaveOutcome> => {
      setIsSaving(true)
      try {
        let stored: Stored = financialData.get.getData({ id }) ?? null
        for (let attempt = 1; ; attempt += 1) {
          const change = build(stored)
          if (change === null) return 'conflict'
          try {
            const answer = await client.financialData.update.mutate({
              id,
              ...change,
              updatedAt: stored?.updatedAt ?? null,
            })
            financialData.get.setData({ id }, answer)
            saved(finances)
            return 'saved'
          } catch (error) {
            if (!isConflict(error) || attempt === 3) throw error
            stored = await financialData.get.fetch({ id }, { staleTime: 0 })
          }
        }
      } catch (error) {
        if (isUnauthorized(error)) reportSignedOut()
        failedSave({
          of: finances,
          error,
          failure: 'Your finances are not saved.',
          retry: () => void save(build),
        })
        return 'failed'
      } finally {
        setIsSaving(false)
      }
    },
    [id, client, financialData],
  )
  return { save, isSaving }
}

/** Fields that a form has changed: written only while nobody else has changed the same ones since `read`, or to the same. */
export function changeFields(read: FinanceValues, change: FinanceChange): BuildChange {
  return (stored) => {
    const now: FinanceValues = stored ?? emptyFinances
    const keys = Object.keys(change) as (keyof FinanceValues)[]
    const isAlike = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
    return keys.every((key) => isAlike(now[key], read[key]) || isAlike(now[key], change[key])) ? change : null
  }
}
