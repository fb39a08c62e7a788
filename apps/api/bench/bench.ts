/**
 * What the server's layers cost: pnpm bench
 *
 * The product between two runs of the hand-written twin (twin.ts) that does the same work, five times each, on a PostgreSQL at
 * BENCH_DATABASE_URL or TEST_DATABASE_URL (a database of its own is made there and dropped), in a container, or of the programs that
 * the machine has. Prints rates as shares of the twin's, medians of five; the processor time of a request; memory; and, with --growth,
 * rates at 1 and at 100 000 members. --only takes the scenarios whose names hold a text; --workers (a number, or auto) has the product
 * serve with so many processes; --stock also compares the libraries as they come (stock.ts); --soak MINUTES instead of all that keeps
 * the product busy for so long and tells its memory (soak.ts), with --embedded on the embedded database; --semi-space tries another
 * bound of the product's new objects than `pnpm start` and the image have.
 */
import { availableParallelism, cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { withEmbeddedFolder, withPostgres } from './databases.ts'
import { type Load, load, type Scenario, scenarios } from './load.ts'
import { type Caller, seedMembers } from './seed.ts'
import { type RunningServer, startServer } from './servers.ts'
import { soak } from './soak.ts'

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '5' },
    members: { type: 'string', default: '1000' },
    only: { type: 'string', default: '' },
    growth: { type: 'boolean', default: false },
    workers: { type: 'string', default: '1' },
    stock: { type: 'boolean', default: false },
    soak: { type: 'string', default: '0' },
    embedded: { type: 'boolean', default: false },
    'semi-space': { type: 'string', default: '32' },
  },
})
const seconds = Number(options.seconds)
const rounds = Number(options.rounds)
const secret = 'only-for-the-bench-only-for-the-bench'
/** So many that none of them reaches the most rows that a member may have, however quick the machine. */
const callersMost = 250

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

type Servers = {
  readonly product: RunningServer
  readonly twin: RunningServer
  readonly stock: RunningServer | undefined
  readonly callers: readonly Caller[]
}

/** One scenario, the product between two runs of the twin, round after round. */
async function compare(
  scenario: Scenario,
  { product, twin, callers }: Omit<Servers, 'stock'>,
): Promise<{ product: Load; twin: Load; share: number; p99Share: number; cpuShare: number }> {
  const { connections } = scenario
  const run = (server: RunningServer, request: Scenario['product']) =>
    load(server, callers.map(request), { connections, seconds })
  await run(twin, scenario.twin)
  await run(product, scenario.product)
  const found: { product: Load; before: Load; after: Load }[] = []
  for (let round = 0; round < rounds; round += 1) {
    const before = await run(twin, scenario.twin)
    const middle = await run(product, scenario.product)
    found.push({ product: middle, before, after: await run(twin, scenario.twin) })
  }
  const between = (pick: (load: Load) => number) =>
    found.map(({ product, before, after }) => pick(product) / ((pick(before) + pick(after)) / 2))
  return {
    product: medians(found.map(({ product }) => product)),
    twin: medians(found.flatMap(({ before, after }) => [before, after])),
    share: median(between(({ rate }) => rate)),
    p99Share: median(between(({ p99 }) => p99)),
    cpuShare: median(between(({ cpuMs }) => cpuMs)),
  }
}

function medians(loads: readonly Load[]): Load {
  return {
    rate: median(loads.map(({ rate }) => rate)),
    p99: median(loads.map(({ p99 }) => p99)),
    cpuMs: median(loads.map(({ cpuMs }) => cpuMs)),
  }
}

const number = (value: number): string =>
  value < 10 ? value.toFixed(2) : Math.round(value).toLocaleString('en-CA')

function printRow(name: string, { product, twin, ...shares }: Awaited<ReturnType<typeof compare>>): void {
  const rates = [product.rate, twin.rate, shares.share]
  const times = [product.p99, twin.p99, shares.p99Share]
  const cpu = [product.cpuMs, twin.cpuMs, shares.cpuShare]
  console.warn(`| ${[name, ...[...rates, ...times, ...cpu].map(number)].join(' | ')} |`)
}

const startProduct = (at: { databaseUrl: string } | { databaseUrl: undefined; dataDir: string }) =>
  startServer('src/start.js', {
    ...at,
    secret,
    port: 4801,
    // The embedded database is one process's.
    workers: at.databaseUrl === undefined ? '1' : options.workers,
    flags: [`--max-semi-space-size=${options['semi-space']}`],
  })

/** The product and the twin on one database with so many members. */
async function withServers(members: number, work: (servers: Servers) => Promise<void>): Promise<void> {
  await withPostgres(async (databaseUrl) => {
    const callers = await seedMembers(
      { connectionString: databaseUrl },
      { members, secret, callers: callersMost },
    )
    const shared = { databaseUrl, secret, workers: '1' }
    const product = await startProduct({ databaseUrl })
    const twin = await startServer('bench/twin.ts', { ...shared, port: 4802 })
    const stock = options.stock ? await startServer('bench/stock.ts', { ...shared, port: 4803 }) : undefined
    try {
      await work({ product, twin, stock, callers })
    } finally {
      await Promise.all([product.stop(), twin.stop(), stock?.stop()])
    }
  })
}

/** The product alone, with the embedded database. */
async function withEmbeddedProduct(
  members: number,
  work: (servers: Pick<Servers, 'product' | 'callers'>) => Promise<void>,
): Promise<void> {
  await withEmbeddedFolder({
    fill: (connection) => seedMembers(connection, { members, secret, callers: callersMost }),
    use: async (dataDir, callers) => {
      const product = await startProduct({ databaseUrl: undefined, dataDir })
      await work({ product, callers }).finally(product.stop)
    },
  })
}

console.warn(
  `${cpus()[0]?.model}, ${availableParallelism()} cores, Node ${process.version}, ${new Date().toISOString()}`,
)
if (Number(options.soak) > 0) {
  const withProduct = options.embedded ? withEmbeddedProduct : withServers
  await withProduct(Number(options.members), ({ product, callers }) =>
    soak(product, { minutes: Number(options.soak), callers }),
  )
  process.exit(0)
}
await withServers(Number(options.members), async ({ product, twin, stock, callers }) => {
  const idleMb = product.rssMb()
  console.warn(
    '| what | product, requests a second | twin | share of its rate | p99, ms | twin’s | times its p99 | processor ms a request | twin’s | times its |',
  )
  console.warn(`|${' --- |'.repeat(10)}`)
  for (const scenario of scenarios.filter(({ name }) => name.includes(options.only))) {
    printRow(scenario.name, await compare(scenario, { product, twin, callers }))
    if (stock !== undefined && scenario === scenarios[0])
      printRow(
        'the same, the libraries as they come',
        await compare(scenario, { product: stock, twin, callers }),
      )
  }
  console.warn(`Memory: ${idleMb} MB idle, ${product.rssMb()} MB after the load (twin ${twin.rssMb()} MB).`)
})

if (options.growth) {
  const [first] = scenarios
  if (first === undefined) throw new Error('no scenario')
  for (const members of [1, 100_000]) {
    await withServers(members, async ({ product, twin, callers }) => {
      const { share, product: grown } = await compare(first, { product, twin, callers })
      console.warn(
        `${number(members)} members: ${number(grown.rate)} a second, ${number(share)} of the twin’s rate`,
      )
    })
  }
}
