import type { Document, ListedOrganization, TeamMember } from '@suv/domain'

type Lists = {
  readonly members: readonly TeamMember[]
  readonly organizations: readonly ListedOrganization[]
  /** The caller's own: a team member's documents are not listed here. */
  readonly documents: readonly Document[]
}

/** What the team's records refer to: as choices, and by name. */
export type TeamNames = Lists & {
  readonly memberName: (id: string) => string
  readonly organizationName: (id: string) => string
  readonly documentName: (id: string) => string
}

type Named = {
  readonly members: readonly Pick<TeamMember, 'id' | 'fullName'>[]
  readonly organizations: readonly Pick<ListedOrganization, 'id' | 'name'>[]
  readonly documents: readonly Pick<Document, 'id' | 'fileName'>[]
}

/** Looks names up; who or what is not listed (any longer) has a name that says so. */
export function lookUpNames({ members, organizations, documents }: Named) {
  const memberNames = new Map(members.map(({ id, fullName }) => [id, fullName]))
  const organizationNames = new Map(organizations.map(({ id, name }) => [id, name]))
  const fileNames = new Map(documents.map(({ id, fileName }) => [id, fileName]))
  return {
    memberName: (id: string) => memberNames.get(id) ?? 'Unknown Member',
    organizationName: (id: string) => organizationNames.get(id) ?? 'Unknown Organization',
    documentName: (id: string) => fileNames.get(id) ?? 'A document of your team',
  }
}
