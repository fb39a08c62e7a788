import type { MemberApi } from './member-api.ts'
import { test } from './test.ts'

export type Team = {
  readonly id: string
  /** The id of the person of that passport name. */
  readonly personId: (name: string) => string
}

/** The member's first team. */
export async function getTeam({ call }: Pick<MemberApi, 'call'>): Promise<Team> {
  const { teams } = await call<{ teams: { id: string }[] }>('get', '/users/me')
  const id = teams[0]?.id ?? ''
  const people = await call<{ id: string; passportName: string }[]>('get', `/team-members/${id}`)
  const ids = new Map(people.map((person) => [person.passportName, person.id]))
  return {
    id,
    personId: (name) => {
      const found = ids.get(name)
      if (found === undefined) throw new Error(`Nobody in the team is called ${name}.`)
      return found
    },
  }
}

/**
 * Deletes after each test of a file what it added to a list of the sample member's team: so each may begin with what the sample
 * has.
 */
export function removeAdded(path: string): void {
  const readIds = async ({ call }: MemberApi, teamId: string) =>
    (await call<{ id: string }[]>('get', `${path}/${teamId}`)).map(({ id }) => id)
  let teamId = ''
  let before: string[] = []
  test.beforeAll(async ({ memberApi }) => {
    teamId = (await getTeam(memberApi)).id
    before = await readIds(memberApi, teamId)
  })
  test.afterEach(async ({ memberApi }) => {
    const added = (await readIds(memberApi, teamId)).filter((id) => !before.includes(id))
    await Promise.all(added.map((id) => memberApi.call('delete', `${path}/${id}`)))
  })
}
