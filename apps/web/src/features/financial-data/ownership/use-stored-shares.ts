import { trpc } from '../../../trpc.ts'
import type { StoredShare } from './scenario.ts'

/** The shares of a team's members, as they are stored: none is 0%. Undefined while they are not loaded. */
export function useStoredShares(teamId: string) {
  const members = trpc.teamMembers.list.useQuery({ id: teamId })
  const ownership = trpc.ownership.list.useQuery({ id: teamId })
  const shares = new Map(ownership.data?.map((share) => [share.memberId, share]))
  const stored: readonly StoredShare[] | undefined =
    ownership.data &&
    members.data?.map(({ id, fullName }) => ({
      memberId: id,
      name: fullName,
      shareId: shares.get(id)?.id ?? null,
      sharePct: shares.get(id)?.votingRightsPct ?? 0,
    }))
  return { stored, queries: [members, ownership] as const }
}
