import { lockDocumentOfTeam, lockMembersOfTeam, lockOrganization, type Trx } from '@suv/db'
import { DomainError } from '@suv/domain'

/*
 * What a team's record may refer to. Each function takes fields by name, so that a refusal can name the field; a field that
 * is left out or null refers to nothing.
 */

type Reference = Readonly<Record<string, string | null | undefined>>

/** @throws DomainError invalid_input where a field names somebody who is no member of the team. */
export async function requireMembersOfTeam(
  trx: Trx,
  teamId: string,
  fields: Readonly<Record<string, string | readonly string[] | undefined>>,
): Promise<void> {
  for (const [field, value] of Object.entries(fields)) {
    const memberIds = value === undefined ? [] : [value].flat()
    if (memberIds.length === 0) continue
    const known = await lockMembersOfTeam(trx, { teamId, memberIds })
    // PostgreSQL writes uuids in lower case.
    if (!memberIds.every((id) => known.has(id.toLowerCase()))) {
      throw new DomainError('invalid_input', `${field}: Please select a team member`)
    }
  }
}

/** @throws DomainError invalid_input where the field names a document that no member of the team uploaded. */
export async function requireDocumentOfTeam(trx: Trx, teamId: string, fields: Reference): Promise<void> {
  for (const [field, documentId] of Object.entries(fields)) {
    if (documentId != null && !(await lockDocumentOfTeam(trx, { teamId, documentId }))) {
      throw new DomainError(
        'invalid_input',
        `${field}: Choose a document that a member of the team uploaded.`,
      )
    }
  }
}

/** @throws DomainError invalid_input where the field names no organization. */
export async function requireOrganization(trx: Trx, fields: Reference): Promise<void> {
  for (const [field, organizationId] of Object.entries(fields)) {
    if (organizationId != null && !(await lockOrganization(trx, { organizationId }))) {
      throw new DomainError('invalid_input', `${field}: Please select a designated organization`)
    }
  }
}
