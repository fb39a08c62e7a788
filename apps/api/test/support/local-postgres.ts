import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, readdirSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { runAsAdmin } from '@suv/db/testing'
import { freePort } from './run-main.ts'

const programs = findPrograms()

/** Why the machine has no PostgreSQL of its own to start; undefined where it has. */
export const withoutLocalPostgres =
  programs === undefined ? 'neither initdb nor postgres is installed' : undefined

/** Who PostgreSQL's programs run as: they refuse to be root's. Whose a folder has to be that they write to. */
export const postgresUser = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {}

/** Makes the files of a new server in `data`, whose superuser is `postgres`, without a password. */
export function makeServerFiles(data: string): void {
  execFileSync(
    program('initdb'),
    ['-D', data, '-U', 'postgres', '--auth=trust', '--no-sync', '--encoding=UTF8'],
    { stdio: 'ignore', ...postgresUser },
  )
}

/** A server on the files in `data`, on a free port of the loopback address, which it keeps when it is started anew. */
export async function serverOn(
  data: string,
  settings: readonly string[] = [],
): Promise<{
  /** Its superuser's address. */
  readonly url: string
  /** @returns its first process, once it answers. */
  readonly start: () => Promise<ChildProcess>
}> {
  const port = String(await freePort())
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  const given = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', ...settings]
  const start = async () => {
    const child = spawn(
      program('postgres'),
      ['-D', data, '-p', port, ...given.flatMap((setting) => ['-c', setting])],
      { stdio: 'ignore', ...postgresUser },
    )
    for (;;) {
      if (await runAsAdmin(url, 'select 1').catch(() => undefined)) return child
      if (child.exitCode !== null) throw new Error(`postgres ended with ${child.exitCode}`)
      await wait(50)
    }
  }
  return { url, start }
}

function program(name: string): string {
  if (programs === undefined) throw new Error(withoutLocalPostgres)
  return join(programs, name)
}

/** The folder of PostgreSQL's programs: that of the `postgres` on the path, or Debian's. */
function findPrograms(): string | undefined {
  const onPath = (process.env.PATH ?? '').split(':').map((folder) => join(folder, 'postgres'))
  const linked = onPath.filter((file) => existsSync(file)).map((file) => dirname(realpathSync(file)))
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian)
    ? readdirSync(debian).map((version) => join(debian, version, 'bin'))
    : []
  return [...linked, ...versions].find((folder) =>
    ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))),
  )
}
