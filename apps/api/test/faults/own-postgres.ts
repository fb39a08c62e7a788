import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readdirSync, readFileSync, realpathSync, writeSync } from 'node:fs'
import { chmod, chown, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { runAsAdmin } from '@suv/db/testing'
import { freePort } from '../support/run-main.ts'

export type OwnPostgres = {
  /** Its superuser's address. */
  readonly url: string
  /** `fast` ends it in order; `immediate` as a loss of power would, so that it recovers from its log when it starts again. */
  readonly stop: (how: 'fast' | 'immediate') => Promise<void>
  readonly start: () => Promise<void>
  /** No process of it goes on, and none of its connections ends. */
  readonly freeze: () => void
  readonly thaw: () => void
  /** Its disk, where it has one of its own: this machine may not let us mount one. */
  readonly disk: { readonly fill: () => void; readonly free: () => Promise<void> } | undefined
  readonly remove: () => Promise<void>
}

const programs = findPrograms()

/** Why the machine has none to start; undefined where it has. */
export const withoutOwnPostgres =
  programs === undefined
    ? 'neither initdb nor postgres is installed'
    : process.platform === 'linux'
      ? undefined
      : 'only Linux tells which processes belong to it'

/** It refuses to run as root. */
const nobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {}

/** Of the disk: some 60 MB are a new database and its log. */
const diskMegabytes = 192

/** A PostgreSQL that nobody else uses, so that it can be stopped, frozen and starved, on a disk of its own where that can be had. */
export async function startOwnPostgres(): Promise<OwnPostgres> {
  if (programs === undefined) throw new Error(withoutOwnPostgres)
  const folder = await mkdtemp(join(tmpdir(), 'own-postgres-'))
  await chmod(folder, 0o755)
  const disk = join(folder, 'disk')
  await mkdir(disk)
  const isMounted = mount(disk)
  if (nobody.uid !== undefined) await chown(disk, nobody.uid, nobody.gid)
  const data = join(disk, 'data')
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '--auth=trust', '--no-sync', '--encoding=UTF8'],
    {
      stdio: 'ignore',
      ...nobody,
    },
  )
  const port = String(await freePort())
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_wal_size=64MB']
  let child: ChildProcess
  let exited: Promise<unknown>

  const start = async () => {
    const given = settings.flatMap((setting) => ['-c', setting])
    child = spawn(join(programs, 'postgres'), ['-D', data, '-p', port, ...given], {
      stdio: 'ignore',
      ...nobody,
    })
    exited = new Promise((done) => child.once('exit', done))
    for (;;) {
      if (await runAsAdmin(url, 'select 1').catch(() => undefined)) return
      if (child.exitCode !== null) throw new Error(`postgres ended with ${child.exitCode}`)
      await wait(50)
    }
  }
  const stop = async (how: 'fast' | 'immediate') => {
    child.kill(how === 'fast' ? 'SIGINT' : 'SIGQUIT')
    await exited
  }
  const signalAll = (signal: 'SIGSTOP' | 'SIGCONT') => {
    const { pid = 0 } = child
    // The postmaster first, so that it begins no further one.
    process.kill(pid, signal)
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    for (const one of children.split(' ').filter(Boolean)) process.kill(Number(one), signal)
  }
  await start()
  const ballast = join(disk, 'ballast')
  return {
    url,
    start,
    stop,
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    disk: isMounted ? { fill: () => fill(ballast), free: () => rm(ballast) } : undefined,
    remove: async () => {
      await stop('immediate')
      if (isMounted) execFileSync('umount', [disk])
      await rm(folder, { recursive: true, force: true })
    },
  }
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

/** @returns whether the machine lets us. */
function mount(folder: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskMegabytes}m`, 'tmpfs', folder], {
      stdio: 'ignore',
    })
    return true
  } catch {
    return false
  }
}

/** Writes until nothing more goes in. */
function fill(file: string): void {
  const handle = openSync(file, 'w')
  try {
    for (const size of [1_048_576, 4096]) {
      const bytes = Buffer.alloc(size)
      try {
        while (writeSync(handle, bytes) === size);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
      }
    }
  } finally {
    closeSync(handle)
  }
}
