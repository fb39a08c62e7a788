import type { Trx } from '../client.ts'

/** How many percent the team has given, without the share `exceptId`. Lock the team first. */
export async function sumVotingRights(
  trx: Trx,
  { teamId, exceptId }: { teamId: string; exceptId?: string },
): Promise<number> {
  const shares = await trx
    .selectFrom('ownership')
    .select(['id', 'votingRightsPct'])
    .where('teamId', '=', teamId)
    .execute()
  return shares
    .filter(({ id }) => id !== exceptId)
    .reduce((sum, { votingRightsPct }) => sum + votingRightsPct, 0)
}
