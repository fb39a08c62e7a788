import { migrateToLatest, sealAuditEvents, verifyAuditChain } from '@suv/db'
import { expect, it } from 'vitest'
import { type FaultServer, useFaultPlace, withoutServer } from './fault-place.ts'
import { printOutcome, startWriteLoad } from './write-load.ts'

const place = useFaultPlace()

it.skipIf(withoutServer)(
  'loses and doubles nothing where a server is killed under load',
  async () => {
    const begun = performance.now()
    let server = await place.start()
    const startSeconds = (performance.now() - begun) / 1000
    const load = startWriteLoad(() => server.address, place)
    await load.acknowledgedMore(100)
    server.child.kill('SIGKILL')
    await server.exited
    load.faultEnded()
    server = await place.start({ PORT: server.port })
    await load.acknowledgedMore(50)
    const outcome = await load.finish(place.db)
    printOutcome('server killed (kill -9), the start counted', outcome)
    expect(outcome).toMatchObject({ lost: 0, doubled: 0, found: outcome.sent })
    // The fault ends with the process: all of it is the start of the next one, which a busy machine takes its time for, under load
    // most of all. How long one takes there was seen before.
    expect(outcome.recoverySeconds).toBeLessThan(Math.max(10, 2 * startSeconds + 2))
    server.child.kill('SIGTERM')
    expect(await server.exited).toBe(0)
  },
  90_000,
)

it.skipIf(withoutServer)(
  'takes one key once, asked of two servers at the same moment, and drops nothing while both are replaced',
  async () => {
    const drain = { DRAIN_SECONDS: '2' }
    const servers = await Promise.all([place.start(drain), place.start(drain)])
    const [{ apiKey } = { apiKey: '' }] = place.callers
    const keys = Array.from({ length: 30 }, (_, index) => `the same key ${index}`)
    const ask = ({ address }: FaultServer, key: string) =>
      fetch(`${address}/api/milestones`, {
        method: 'POST',
        headers: { 'x-api-key': apiKey, 'idempotency-key': key, 'content-type': 'application/json' },
        body: JSON.stringify({ title: key, status: 'upcoming', category: 'legal' }),
      }).then(async (response) => ((await response.json()) as { id: string }).id)
    for (const key of keys) {
      const ids = await Promise.all(servers.flatMap((server) => [ask(server, key), ask(server, key)]))
      expect(new Set(ids).size).toBe(1)
    }
    const { count } = await place.db
      .selectFrom('milestones')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('title', 'like', 'the same key%')
      .executeTakeFirstOrThrow()
    process.stdout.write(
      `fault | two processes, one key | sent ${keys.length * 4} | acknowledged ${keys.length * 4} | found ${count} | doubled ${Number(count) - keys.length}\n`,
    )
    expect(Number(count)).toBe(keys.length)

    // A proxy asks every half a second who is ready, and tries nothing twice.
    const ready = new Set(servers)
    const probes = setInterval(async () => {
      for (const server of servers) {
        const answer = await fetch(`${server.address}/readyz`).catch(() => undefined)
        if (answer?.status === 200) ready.add(server)
        else ready.delete(server)
      }
    }, 500)
    let turn = 0
    const choose = () => {
      turn += 1
      const addresses = [...ready].map(({ address }) => address)
      return addresses[turn % addresses.length] ?? ''
    }
    const load = startWriteLoad(choose, { ...place, retries: false })
    for (const [index, server] of servers.entries()) {
      await load.acknowledgedMore(40)
      server.child.kill('SIGTERM')
      expect(await server.exited).toBe(0)
      ready.delete(server)
      const next = await place.start({ ...drain, PORT: server.port })
      servers[index] = next
      ready.add(next)
    }
    await load.acknowledgedMore(40)
    load.faultEnded()
    const outcome = await load.finish(place.db)
    clearInterval(probes)
    printOutcome('rolling restart (SIGTERM under load), nothing tried twice', outcome)
    expect(outcome).toMatchObject({ lost: 0, doubled: 0, failedTries: 0, acknowledged: outcome.sent })
    for (const { child } of servers) child.kill('SIGKILL')
  },
  120_000,
)

it.skipIf(withoutServer)(
  'goes on where the clock is set back, jumps a day ahead, and is right again',
  async () => {
    const preload = new URL('./clock-moved.js', import.meta.url).href
    const server = await place.start({ NODE_OPTIONS: `--import ${preload}` })
    const load = startWriteLoad(() => server.address, place)
    await load.acknowledgedMore(50)
    for (let step = 0; step < 3; step += 1) {
      server.child.kill('SIGUSR2')
      load.faultEnded()
      await load.acknowledgedMore(60)
    }
    const outcome = await load.finish(place.db)
    printOutcome('clock set back an hour, then a day ahead, then right', outcome)
    // The server did believe the clock.
    const hour = 3_600_000
    const audited = await place.db
      .selectFrom('auditEvents')
      .select('at')
      .where((eb) =>
        eb.or([
          eb('at', '<', new Date(Date.now() - hour / 2)),
          eb('at', '>', new Date(Date.now() + 23 * hour)),
        ]),
      )
      .execute()
    expect(audited.some(({ at }) => at.getTime() < Date.now())).toBe(true)
    expect(audited.some(({ at }) => at.getTime() > Date.now())).toBe(true)
    expect(outcome).toMatchObject({ lost: 0, doubled: 0, found: outcome.sent, failedTries: 0 })
    // In the chain of the audit is what was written at each time of day.
    const now = new Date()
    await sealAuditEvents(place.db, { now: new Date(now.getTime() + 24 * hour) })
    expect((await sealAuditEvents(place.db, { now })).added).toBe(0)
    expect(await verifyAuditChain(place.db, { expected: undefined, now })).toMatchObject({ fault: undefined })
    server.child.kill('SIGTERM')
    expect(await server.exited).toBe(0)
  },
  60_000,
)

const nothing = useFaultPlace({ empty: true })

it.skipIf(withoutServer)(
  'starts three processes on an empty database at the same moment',
  async () => {
    const begun = performance.now()
    const servers = await Promise.all([nothing.start(), nothing.start(), nothing.start()])
    const seconds = (performance.now() - begun) / 1000
    for (const { address } of servers) expect((await fetch(`${address}/readyz`)).status).toBe(200)
    expect(await migrateToLatest(nothing.db)).toEqual([])
    const organizations = await nothing.db.selectFrom('designatedOrganizations').select('name').execute()
    expect(new Set(organizations.map(({ name }) => name)).size).toBe(organizations.length)
    process.stdout.write(
      `fault | three processes on an empty database | sent 3 | acknowledged 3 | found ${organizations.length} organizations | doubled 0 | up in ${seconds.toFixed(1)} s\n`,
    )
    for (const { child } of servers) child.kill('SIGTERM')
    expect(await Promise.all(servers.map(({ exited }) => exited))).toEqual([0, 0, 0])
  },
  90_000,
)
