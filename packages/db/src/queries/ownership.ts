import type { Trx } from '../client.ts'
import { defineTeamRecords } from './team-records.ts'

/** The members' shares of their team's voting rights. */
export const ownership = defineTeamRecords({
  table: 'ownership',
  noun: 'share',
  taken: 'This member has a share already. Change that one instead.',
})

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
