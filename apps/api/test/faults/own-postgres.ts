import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { chmod, chown, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeServerFiles, postgresUser, serverOn, withoutLocalPostgres } from '../support/local-postgres.ts'
import { mountOwnDisk, type OwnDisk } from './own-disk.ts'

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
  readonly disk: Pick<OwnDisk, 'fill' | 'free'> | undefined
  readonly remove: () => Promise<void>
}

/** Why the machine has none to start; undefined where it has. */
export const withoutOwnPostgres =
  withoutLocalPostgres ??
  (process.platform === 'linux' ? undefined : 'only Linux tells which processes belong to it')

/** Of the disk: some 60 MB are a new database and its log. */
const diskMegabytes = 192

/** A PostgreSQL that nobody else uses, so that it can be stopped, frozen and starved, on a disk of its own where that can be had. */
export async function startOwnPostgres(): Promise<OwnPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'own-postgres-'))
  await chmod(folder, 0o755)
  const disk = join(folder, 'disk')
  await mkdir(disk)
  const own = mountOwnDisk(disk, { megabytes: diskMegabytes })
  if (postgresUser.uid !== undefined) await chown(disk, postgresUser.uid, postgresUser.gid)
  const data = join(disk, 'data')
  makeServerFiles(data)
  const server = await serverOn(data, ['max_wal_size=64MB'])
  let child: ChildProcess
  let exited: Promise<unknown>

  const start = async () => {
    child = await server.start()
    exited = new Promise((done) => child.once('exit', done))
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
  return {
    url: server.url,
    start,
    stop,
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    disk: own,
    remove: async () => {
      await stop('immediate')
      own?.remove()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
