import { setTimeout as wait } from 'node:timers/promises'
import { beforeAll, expect, it } from 'vitest'
import { type FaultServer, useFaultPlace } from './fault-place.ts'
import { type OwnPostgres, withoutOwnPostgres } from './own-postgres.ts'
import { printOutcome, startWriteLoad } from './write-load.ts'

const place = useFaultPlace({ own: true })
if (withoutOwnPostgres !== undefined)
  process.stdout.write(` Not tested here: a PostgreSQL that is stopped, as ${withoutOwnPostgres}.\n`)

let server: FaultServer
beforeAll(async () => {
  if (withoutOwnPostgres === undefined) server = await place.start()
}, 60_000)

type Fault = {
  readonly name: string
  readonly begin: (postgres: OwnPostgres) => unknown
  readonly end: (postgres: OwnPostgres) => unknown
  readonly seconds: number
}

const faults: readonly Fault[] = [
  {
    name: 'stopped for 3 s and started again',
    begin: ({ stop }) => stop('fast'),
    end: ({ start }) => start(),
    seconds: 3,
  },
  {
    name: 'ended as by a loss of power, recovered from its log',
    begin: ({ stop }) => stop('immediate'),
    end: ({ start }) => start(),
    seconds: 0,
  },
  {
    name: 'frozen for 4 s, every process of it (SIGSTOP)',
    begin: ({ freeze }) => freeze(),
    end: ({ thaw }) => thaw(),
    seconds: 4,
  },
  {
    name: 'without room on its disk for 3 s',
    begin: ({ disk }) => disk?.fill(),
    end: ({ disk }) => disk?.free(),
    seconds: 3,
  },
]

it.skipIf(withoutOwnPostgres !== undefined).for(faults)(
  'loses and doubles nothing where PostgreSQL is: $name',
  { timeout: 60_000 },
  async ({ name, begin, end, seconds }, { skip }) => {
    const { postgres } = place
    if (postgres === undefined) throw new Error('there is no PostgreSQL of our own')
    if (name.includes('disk') && postgres.disk === undefined)
      skip('this machine lets us mount no disk of our own')
    const load = startWriteLoad(() => server.address, place)
    await load.acknowledgedMore(50)
    await begin(postgres)
    await wait(seconds * 1000)
    await end(postgres)
    load.faultEnded()
    await load.acknowledgedMore(50)
    const outcome = await load.finish(place.db)
    printOutcome(`PostgreSQL ${name}`, outcome)
    expect(outcome).toMatchObject({ lost: 0, doubled: 0, found: outcome.sent })
    // Else the fault was none.
    if (!name.startsWith('frozen')) expect(outcome.failedTries).toBeGreaterThan(0)
    expect(outcome.recoverySeconds).toBeLessThan(10)
    expect((await fetch(`${server.address}/readyz`)).status).toBe(200)
    expect(server.child.exitCode).toBeNull()
  },
)
