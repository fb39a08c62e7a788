import type { Acceptance } from '@suv/domain'
import { trpc } from '../../trpc.ts'
import { useHistoryCache } from '../personal-history/use-history-cache.ts'

/** Writes into the history what the form says, of the one thing that the member accepts. */
export function useAccept(): (acceptance: Acceptance) => Promise<true> {
  const cache = useHistoryCache()
  const createPerson = trpc.personalHistory.createPerson.useMutation()
  const updatePerson = trpc.personalHistory.updatePerson.useMutation()
  const createEntries = trpc.personalHistory.createEntries.useMutation()
  const updateEntry = trpc.personalHistory.updateEntry.useMutation()
  return async (acceptance) => {
    if (acceptance.write === 'person') {
      const { id, values } = acceptance
      cache.putPerson(
        id === null
          ? await createPerson.mutateAsync(values)
          : await updatePerson.mutateAsync({ ...values, id }),
      )
    } else {
      const { id, values } = acceptance
      cache.putEntries(
        id === null
          ? await createEntries.mutateAsync({ entries: [values] })
          : [await updateEntry.mutateAsync({ ...values, id })],
      )
    }
    return true
  }
}
