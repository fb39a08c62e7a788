import type { Actor, TeamRow, UserRow } from '@suv/db'
import type { User } from '@suv/domain'

/** A member as they read themselves: by name, so that no further column of theirs ever comes along. */
export function presentUser(
  user: UserRow,
  teams: readonly TeamRow[],
  { workspace, readOnlyTeamIds }: Actor,
): User {
  return {
    id: user.id,
    username: user.username,
    email: user.email,
    name: user.name,
    firstName: user.firstName,
    lastName: user.lastName,
    businessType: user.businessType,
    country: user.country,
    phone: user.phone,
    role: user.role,
    createdAt: user.createdAt.toISOString(),
    teams: teams.map(({ id, teamName }) => ({ id, teamName, mayEdit: !readOnlyTeamIds.includes(id) })),
    workspace: { teamId: workspace.teamId, role: workspace.role },
  }
}
