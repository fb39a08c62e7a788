import { type BundleGaps, bundleGaps, type IrccLetter } from '@suv/domain'
import { trpc } from '../../trpc.ts'
import { useMe } from '../session/use-me.ts'

/** What keeps the answer to a letter from being complete. Undefined until it is known which papers there are. */
export function useBundleGaps({ concerns }: Pick<IrccLetter, 'concerns'>): BundleGaps | undefined {
  const { id: userId } = useMe()
  const { data: documents } = trpc.documents.list.useQuery({ id: userId }, { enabled: concerns.length > 0 })
  if (documents === undefined) return undefined
  const readable = new Set(documents.map(({ id }) => id))
  return bundleGaps(concerns, (id) => readable.has(id))
}
