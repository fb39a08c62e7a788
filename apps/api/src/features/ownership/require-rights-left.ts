import { lockTeam, sumVotingRights, type Trx } from '@suv/db'
import { DomainError } from '@suv/domain'

const allVotingRights = 100

/**
 * Makes sure that a share fits beside the team's other ones. Locks the team, so that two calls cannot both take what is left.
 *
 * @param share `id` where it is a stored one that changes; no percentage where its rights stay as they are.
 * @throws DomainError conflict with what is left.
 */
export async function requireRightsLeft(
  trx: Trx,
  {
    id,
    teamId,
    values: { votingRightsPct },
  }: { id?: string; teamId: string; values: { votingRightsPct?: number } },
): Promise<void> {
  if (votingRightsPct === undefined) return
  await lockTeam(trx, { id: teamId })
  const given = await sumVotingRights(trx, { teamId, ...(id === undefined ? {} : { exceptId: id }) })
  const left = allVotingRights - given
  if (votingRightsPct > left) {
    throw new DomainError(
      'conflict',
      `The other shares leave ${left}% of the voting rights. Enter at most ${left}, or lower another share first.`,
    )
  }
}
