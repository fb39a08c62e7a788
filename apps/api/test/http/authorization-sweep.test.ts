import type { AnyRouter } from '@trpc/server'
import { describe, expect, it } from 'vitest'
import { appRouter } from '../../src/router.ts'
import { memberProcedure, publicProcedure, router } from '../../src/trpc.ts'
import { useCast } from '../contract/cast.ts'
import { callTrpc, createApiKeyHeaders } from '../support/members.ts'
import { foreignInputs, openProcedures } from './foreign-inputs.ts'
import { listProcedures } from './procedures.ts'
import { dumpVictim, useVictim } from './victim.ts'

/** The procedures that the sweep knows nothing of: they must be described before they can land. */
function findUnswept(root: AnyRouter): string[] {
  return listProcedures(root)
    .map(({ path }) => path)
    .filter((path) => !Object.hasOwn(foreignInputs, path))
}

const procedures = listProcedures(appRouter)
const guarded = procedures.filter(({ path }) => !openProcedures.has(path))
const attacked = procedures.filter(({ path }) => foreignInputs[path] != null)

const cast = useCast()
const victim = useVictim(cast)

it('knows every procedure, and would notice a new one', () => {
  expect(findUnswept(appRouter)).toEqual([])
  const withNewcomer = router({
    ...appRouter._def.record,
    notes: router({ list: publicProcedure.query(() => 'all notes') }),
  })
  expect(findUnswept(withNewcomer)).toEqual(['notes.list'])
})

it('would notice a procedure without a guard', async () => {
  const careless = router({
    open: publicProcedure.query(() => 'everything'),
    closed: memberProcedure.query(() => 'mine'),
  })
  const caller = careless.createCaller({ actor: null } as Parameters<typeof careless.createCaller>[0])
  await expect(caller.open()).resolves.toBe('everything')
  await expect(caller.closed()).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
})

describe.each(guarded)('$path', ({ path, type }) => {
  it('refuses a stranger before it reads the input', async () => {
    expect((await callTrpc(cast.test, type, path)).statusCode).toBe(401)
    const input = foreignInputs[path]?.(victim) ?? { id: 'x' }
    expect((await callTrpc(cast.test, type, path, { input })).statusCode).toBe(401)
  })
})

it("lets no other member read or change anything of the victim's", async () => {
  const before = await dumpVictim(cast)
  for (const { path, type } of attacked) {
    const input = foreignInputs[path]?.(victim)
    const response = await callTrpc(cast.test, type, path, { input, headers: cast.outsider.cookie })
    // Deleting what one cannot see is no error: it answers as for a record that is gone.
    const allowed = /\.(remove\w*|revoke|end)$/.test(path) ? [200, 403, 404] : [400, 403, 404]
    expect(allowed, `${path} answered ${response.statusCode}: ${response.body}`).toContain(
      response.statusCode,
    )
    expect(response.body).not.toMatch(/Okafor|Harbour Grid/)
  }
  expect(await dumpVictim(cast)).toEqual(before)
})

it('lets a key that may only read change nothing', async () => {
  const headers = await createApiKeyHeaders(cast.test, cast.sample.member, 'read')
  const before = await dumpVictim(cast)
  for (const { path, type } of procedures.filter((procedure) => procedure.type === 'mutation')) {
    const response = await callTrpc(cast.test, type, path, {
      input: foreignInputs[path]?.(victim) ?? {},
      headers,
    })
    expect(response.statusCode, path).toBe(403)
  }
  expect(await dumpVictim(cast)).toEqual(before)
})

it('refuses an expired session everywhere', async () => {
  cast.test.clock.advance(8 * 24 * 60 * 60 * 1000)
  for (const { path, type } of guarded) {
    const response = await callTrpc(cast.test, type, path, { headers: cast.sample.member.cookie })
    expect(response.statusCode, path).toBe(401)
  }
})
