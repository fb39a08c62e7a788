import { setTimeout as wait } from 'node:timers/promises'
import { beforeAll, expect, it } from 'vitest'
import { type FaultPlace, type FaultServer, useFaultPlace, withoutServer } from './fault-place.ts'
import { printOutcome, startWriteLoad } from './write-load.ts'

const place = useFaultPlace()
let server: FaultServer
beforeAll(async () => {
  if (!withoutServer) server = await place.start()
}, 60_000)

type Fault = {
  readonly name: string
  readonly begin: (place: FaultPlace) => unknown
  readonly end: (place: FaultPlace) => unknown
  readonly seconds: number
}

const endBackends = ({ admin, role }: FaultPlace) =>
  admin(`select pg_terminate_backend(pid) from pg_stat_activity where usename = '${role}'`)

/** What each does to the database, or to the way there, while members write. */
const faults: readonly Fault[] = [
  { name: 'cut', begin: ({ proxy }) => proxy.cut(), end: () => {}, seconds: 0 },
  {
    name: 'slowed',
    begin: ({ proxy }) => proxy.become('slow'),
    end: ({ proxy }) => proxy.become('pass'),
    seconds: 3,
  },
  {
    name: 'silent, the network passing nothing on',
    begin: ({ proxy }) => proxy.become('freeze'),
    end: ({ proxy }) => proxy.become('pass'),
    seconds: 4,
  },
  {
    name: 'out of connections',
    begin: async (place) => {
      await place.admin(`alter role ${place.role} connection limit 0`)
      await endBackends(place)
    },
    end: ({ admin, role }) => admin(`alter role ${role} connection limit -1`),
    seconds: 3,
  },
]

it.skipIf(withoutServer).each(faults)(
  'loses and doubles nothing while the database is: $name',
  async ({ name, begin, end, seconds }) => {
    const load = startWriteLoad(() => server.address, place)
    await load.acknowledgedMore(50)
    await begin(place)
    await wait(seconds * 1000)
    await end(place)
    load.faultEnded()
    await load.acknowledgedMore(50)
    const outcome = await load.finish(place.db)
    printOutcome(name, outcome)
    expect(outcome).toMatchObject({ lost: 0, doubled: 0, found: outcome.sent })
    expect(outcome.recoverySeconds).toBeLessThan(10)
    expect((await fetch(`${server.address}/readyz`)).status).toBe(200)
    expect(server.child.exitCode).toBeNull()
  },
  60_000,
)
