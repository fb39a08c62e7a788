import { spawn, spawnSync } from 'node:child_process'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { freePort } from '../support/run-main.ts'
import { useFaultPlace, withoutServer } from './fault-place.ts'
import { printOutcome, startWriteLoad } from './write-load.ts'

const place = useFaultPlace()
const said = spawnSync('pgbouncer', ['--version'], { encoding: 'utf8' }).stdout ?? ''
const [, version] = /PgBouncer 1\.(\d+)/.exec(said) ?? []
if (version === undefined) process.stdout.write(' Not tested here: PgBouncer, which is not installed.\n')

const connections = 4

it.skipIf(withoutServer || version === undefined)(
  'serves behind PgBouncer in transaction mode, with fewer connections than it asks for',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'pgbouncer-'))
    await chmod(folder, 0o777)
    const port = String(await freePort())
    const direct = new URL(place.directUrl)
    const config = `[databases]
* = host=${direct.hostname} port=${direct.port || '5432'} user=${place.role} password=${place.role}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 100
ignore_startup_parameters = statement_timeout,idle_in_transaction_session_timeout
${Number(version) >= 21 ? 'max_prepared_statements = 200' : ''}
`
    await writeFile(join(folder, 'pgbouncer.ini'), config, { mode: 0o644 })
    // It refuses to run as root.
    const user = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {}
    const bouncer = spawn('pgbouncer', [join(folder, 'pgbouncer.ini')], { stdio: 'ignore', ...user })
    try {
      const pooled = new URL(direct)
      pooled.hostname = '127.0.0.1'
      pooled.port = port
      const server = await place.start({
        DATABASE_URL: pooled.href,
        DATABASE_DIRECT_URL: direct.href,
        PREPARED_STATEMENTS: String(Number(version) >= 21),
      })
      const load = startWriteLoad(() => server.address, place)
      await load.acknowledgedMore(150)
      const used = (await place.admin(
        `select count(*)::int as count from pg_stat_activity where usename = '${place.role}' and application_name = 'start-up-visa'`,
      )) as { count: number }[]
      const outcome = await load.finish(place.db)
      printOutcome(`PgBouncer 1.${version}, transaction mode, ${connections} connections`, outcome)
      expect(outcome).toMatchObject({ lost: 0, doubled: 0, failedTries: 0, found: outcome.sent })
      expect(used[0]?.count).toBeLessThanOrEqual(connections + 2)
      // The queue asks by the same way, in transactions.
      await vi.waitFor(
        async () => expect((await fetch(`${server.address}/readyz/jobs`)).status).toBe(200),
        15_000,
      )
      server.child.kill('SIGTERM')
      expect(await server.exited).toBe(0)
    } finally {
      bouncer.kill('SIGKILL')
      await rm(folder, { recursive: true, force: true })
    }
  },
  60_000,
)
