import { createTeam, createTeamMember } from '@suv/db/testing'
import { beforeAll } from 'vitest'
import { createMember, type Member } from './members.ts'
import type { TestServer } from './test-server.ts'

/** A member who signs in and the row that their team keeps of them. */
export type TeamMate = Member & { readonly memberId: string }

/** Two teams: one of a founder and a colleague, and one of a stranger to both. */
export type Teams = {
  readonly teamId: string
  readonly founder: TeamMate
  readonly colleague: TeamMate
  readonly otherTeamId: string
  readonly stranger: TeamMate
}

/** Two teams for all tests of a file. */
export function useTeams(test: TestServer): Teams {
  const teams = {} as Teams
  beforeAll(async () => {
    Object.assign(teams, await createTeams(test))
  })
  return teams
}

export async function createTeams(test: TestServer): Promise<Teams> {
  const { db } = test.database
  const [team, otherTeam] = [await createTeam(db), await createTeam(db)]
  const join = async (email: string, teamId: string, role: 'founder' | 'member'): Promise<TeamMate> => {
    const member = await createMember(test, email)
    const row = await createTeamMember(db, { teamId, role, userId: member.userId, passportName: email })
    return { ...member, memberId: row.id }
  }
  return {
    teamId: team.id,
    founder: await join('founder@example.com', team.id, 'founder'),
    colleague: await join('colleague@example.com', team.id, 'member'),
    otherTeamId: otherTeam.id,
    stranger: await join('stranger@example.com', otherTeam.id, 'founder'),
  }
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Makes a REST call as somebody, or as nobody. */
export function sender(test: TestServer) {
  return (member: Member | null, method: Method, path: string, payload?: object) =>
    test.inject({
      method,
      url: `/api${path}`,
      ...(member === null ? {} : { headers: member.cookie }),
      ...(payload === undefined ? {} : { payload }),
    })
}

/** What the audit rows of one thing say, oldest first. */
export async function readAudit({ database }: TestServer, entityId: string) {
  return database.db
    .selectFrom('auditEvents')
    .select(['action', 'entity', 'teamId', 'actorUserId', 'changedFields'])
    .where('entityId', '=', entityId)
    .orderBy('at')
    .execute()
}
