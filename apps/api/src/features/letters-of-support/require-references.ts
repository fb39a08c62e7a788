import type { LetterOfSupportValues, Trx } from '@suv/db'
import {
  requireDocumentOfTeam,
  requireMembersOfTeam,
  requireOrganization,
} from '../teams/require-references.ts'

/** @throws DomainError invalid_input naming the first field that refers to nothing of the team's. */
export async function requireReferences(
  trx: Trx,
  teamId: string,
  { memberId, organizationId, letterDocumentId }: Partial<LetterOfSupportValues>,
): Promise<void> {
  await requireMembersOfTeam(trx, teamId, { memberId })
  await requireOrganization(trx, { organizationId })
  await requireDocumentOfTeam(trx, teamId, { letterDocumentId })
}
