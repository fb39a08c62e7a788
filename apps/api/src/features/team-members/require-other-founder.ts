import { hasOtherFounder, type Trx } from '@suv/db'
import { DomainError } from '@suv/domain'

/**
 * For what takes a founder from a team that the transaction has locked. A founder who cannot sign in does not count.
 *
 * @throws DomainError conflict where nobody would be left who can manage the team.
 */
export async function requireOtherFounder(trx: Trx, member: { id: string; teamId: string }): Promise<void> {
  if (!(await hasOtherFounder(trx, member))) {
    throw new DomainError(
      'conflict',
      'A team needs a founder who can sign in. Make another member a founder first.',
    )
  }
}
