import { trpc } from '../../trpc.ts'
import { timeOf } from '../../ui/moments.ts'
import { useMe } from '../session/use-me.ts'
import type { FinanceChange } from './empty-finances.ts'

type OtherAuthor = { readonly name: string; readonly time: string }

/**
 * The colleague who saved a field of the finances last, and when, in the person's own time; undefined where that was the person
 * themselves, or is not known.
 */
export function useOtherAuthors(): (field: keyof FinanceChange) => OtherAuthor | undefined {
  const { id } = useMe()
  const changes = trpc.financialData.changes.useQuery({ id }, { staleTime: 0 })
  return (field) => {
    const change = changes.data?.find((one) => one.field === field)
    if (change === undefined || change.userId === id || change.name === null) return undefined
    return { name: change.name, time: timeOf(change.at) }
  }
}
