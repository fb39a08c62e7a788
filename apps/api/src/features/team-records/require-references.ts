import { lockDocumentOfTeam, lockMembersOfTeam, lockOrganization, type Trx } from '@suv/db'
import { DomainError } from '@suv/domain'

/** What a field may name, by id: somebody of the team, a designated organization, a document that a member uploaded. */
type Referent = 'member' | 'organization' | 'document'

/** What the fields that hold ids name. They are checked in this order. */
export type References<Values extends object> = { readonly [Field in keyof Values & string]?: Referent }

const refusals: Record<Referent, string> = {
  member: 'Please select a team member',
  organization: 'Please select a designated organization',
  document: 'Choose a document that a member of the team uploaded.',
}

/**
 * Makes sure that a team's record refers only to what is there and is the team's. Each referent is locked until the
 * transaction ends, so that the foreign key cannot fail afterwards.
 *
 * @param references what each field names; a field that is left out or null refers to nothing.
 * @throws DomainError invalid_input naming the first field that refers to nothing of the team's.
 */
export async function requireReferences<Values extends object>(
  trx: Trx,
  teamId: string,
  references: References<Values>,
  values: Partial<Values>,
): Promise<void> {
  const given = new Map<string, unknown>(Object.entries(values))
  for (const [field, referent] of Object.entries<Referent | undefined>(references)) {
    const ids = [given.get(field)].flat().filter((id) => typeof id === 'string')
    if (referent === undefined || ids.length === 0) continue
    if (!(await areKnown(trx, teamId, referent, ids))) {
      throw new DomainError('invalid_input', `${field}: ${refusals[referent]}`)
    }
  }
}

async function areKnown(
  trx: Trx,
  teamId: string,
  referent: Referent,
  ids: readonly string[],
): Promise<boolean> {
  if (referent === 'member') {
    const known = await lockMembersOfTeam(trx, { teamId, memberIds: ids })
    // PostgreSQL writes uuids in lower case.
    return ids.every((id) => known.has(id.toLowerCase()))
  }
  for (const id of ids) {
    const isKnown =
      referent === 'document'
        ? await lockDocumentOfTeam(trx, { teamId, documentId: id })
        : await lockOrganization(trx, { organizationId: id })
    if (!isKnown) return false
  }
  return true
}
