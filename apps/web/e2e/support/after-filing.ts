import { getTeam } from './team.ts'
import { test } from './test.ts'

/**
 * Before each test of a file the sample member has none of what is kept while they wait: no people with their histories, no
 * sightings, no letters of IRCC and no marks of packs.
 */
export function withoutAfterFiling(): void {
  test.beforeEach(async ({ memberApi: { call } }) => {
    const team = await getTeam({ call })
    const { people } = await call<{ people: { id: string }[] }>('get', '/personal-history')
    const idsOf = async (path: string) =>
      (await call<{ id: string }[]>('get', path)).map(({ id }) => `${path.split('/')[1]}/${id}`)
    const gone = [
      ...people.map(({ id }) => `personal-history/people/${id}`),
      ...(await idsOf(`/tracker-sightings/${team.id}`)),
      ...(await idsOf(`/ircc-letters/${team.id}`)),
      ...(await idsOf('/pack-evidence')),
    ]
    // One that goes along with another is no error.
    await Promise.all(gone.map((path) => call('delete', `/${path}`)))
  })
}
