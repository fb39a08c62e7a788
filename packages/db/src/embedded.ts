import { once } from 'node:events'
import { mkdirSync, mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { EmbeddedConnection } from './client.ts'

export type EmbeddedDatabaseOptions =
  /** Data are kept in `<dataDir>/postgres`. Hold the folder's lock (`lockDataFolder`) first. */
  | { readonly dataDir: string }
  /** Data are kept in memory, starting from a snapshot that `dump` made, or empty. For tests. */
  | { readonly dataDir?: undefined; readonly snapshot?: Uint8Array<ArrayBuffer> }

export type EmbeddedDatabase = {
  readonly connection: EmbeddedConnection
  /** Settles when the database stops without being asked to. It does not come back by itself. */
  readonly failed: Promise<Error>
  /** The data folder as a tar, as of now. */
  readonly dump: () => Promise<Uint8Array<ArrayBuffer>>
  /** Finishes what is under way, writes everything down and stops. Close the pools that use it first. */
  readonly close: () => Promise<void>
}

/** What the thread is started with. */
export type WorkerSettings = {
  readonly folder: string | undefined
  readonly snapshot: Uint8Array<ArrayBuffer> | undefined
  readonly listen: { readonly path: string } | { readonly host: string; readonly port: number }
  readonly port: number
}

export type WorkerRequest = 'dump' | 'close'

export type WorkerReport =
  | { readonly type: 'listening'; readonly port: number }
  | { readonly type: 'dump'; readonly data: Uint8Array<ArrayBuffer> }

/** Names the socket file as PostgreSQL clients expect it: `<folder>/.s.PGSQL.<port>`. Nothing listens on the port. */
const socketPort = 5432

/** Longer socket paths are refused by the system (104 bytes on macOS, 108 on Linux). */
const longestSocketPath = 100

const closeTimeoutMs = 10_000

/** The number by which WebAssembly's system calls say that the disk is full. */
const diskFull = 51

/** The embedded database does not start, or has stopped. The message says what to do about it. */
export class EmbeddedDatabaseError extends Error {
  override readonly name = 'EmbeddedDatabaseError'
}

/**
 * Starts PostgreSQL inside this process, in a thread of its own, reachable like a server: the default where no database
 * is configured. The first start of a folder takes some seconds, later ones less than one. The thread is begun before this
 * returns its promise, so a caller may load modules meanwhile.
 *
 * An acknowledged write survives the end of the process, kill -9 included. It is not forced to the disk, so the end of the
 * machine's power may cost the last writes; a real server does better. One query runs at a time, and a transaction holds
 * back every other connection: inside one, never wait for the pool. All connections share one session, so there are no
 * advisory locks between them, no LISTEN, and no settings of one's own.
 *
 * @throws EmbeddedDatabaseError where it does not start, as with damaged files.
 */
export async function startEmbeddedDatabase(options: EmbeddedDatabaseOptions): Promise<EmbeddedDatabase> {
  const folder = options.dataDir === undefined ? undefined : join(resolve(options.dataDir), 'postgres')
  if (options.dataDir !== undefined) mkdirSync(options.dataDir, { recursive: true, mode: 0o700 })

  const socketFolder = createSocketFolder()
  const settings: WorkerSettings = {
    folder,
    snapshot: options.dataDir === undefined ? options.snapshot : undefined,
    listen:
      socketFolder === undefined
        ? { host: '127.0.0.1', port: 0 }
        : { path: join(socketFolder, `.s.PGSQL.${socketPort}`) },
    port: socketPort,
  }
  const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), { workerData: settings })
  const failed = watch(worker, folder)
  const cleanUp = async () => {
    if (socketFolder !== undefined) await rm(socketFolder, { recursive: true, force: true })
  }

  try {
    const { port } = await reply(worker, failed, 'listening')
    return {
      connection: { embedded: true, host: socketFolder ?? '127.0.0.1', port },
      failed,
      dump: async () => {
        worker.postMessage('dump' satisfies WorkerRequest)
        return (await reply(worker, failed, 'dump')).data
      },
      close: async () => {
        await stop(worker)
        await cleanUp()
      },
    }
  } catch (error) {
    await worker.terminate()
    await cleanUp()
    throw error
  }
}

/** A folder that only this user can enter, or undefined where the system's sockets have no such protection. */
function createSocketFolder(): string | undefined {
  if (process.platform === 'win32') return undefined
  const prefix = 'start-up-visa-'
  const room = join(tmpdir(), `${prefix}XXXXXX`, `.s.PGSQL.${socketPort}`).length
  return mkdtempSync(join(room <= longestSocketPath ? tmpdir() : '/tmp', prefix))
}

/** Settles with the reason when the thread ends, unless `stop` ended it. */
function watch(worker: Worker, folder: string | undefined): Promise<Error> {
  let isUp = false
  worker.once('message', () => {
    isUp = true
  })
  return new Promise((settle) => {
    const ended = (reason: string, cause?: unknown) => {
      const advice = isUp || folder === undefined ? '' : `\n${adviceOn(folder)}`
      settle(new EmbeddedDatabaseError(`The embedded database stopped: ${reason}.${advice}`, { cause }))
    }
    // WebAssembly's faults arrive as plain objects.
    worker.once('error', (error: { message?: string; errno?: number }) => {
      if (isOfFullDisk(error)) settle(new EmbeddedDatabaseError(textOfFullDisk(folder), { cause: error }))
      else ended((error.message ?? JSON.stringify(error)).replace(/\.$/, ''), error)
    })
    worker.once('exit', (code) => {
      if (!stopping.has(worker)) ended(`exit code ${code}`)
    })
  })
}

function isOfFullDisk({ message, errno }: { message?: string; errno?: number }): boolean {
  return errno === diskFull || message?.includes('No space left on device') === true
}

function textOfFullDisk(folder: string | undefined): string {
  return `The embedded database stopped: the disk of ${folder ?? 'its files'} is full. Make room, then start again: what was acknowledged is there.`
}

/** For files that it does not start with; PostgreSQL tells little of what it misses in them. */
function adviceOn(folder: string): string {
  return `Files in ${folder} are damaged or missing. Keep a copy of the folder as it is. Then restore the newest backup into an empty DATA_DIR (admin restore FILE, docs/operations.md); those made each day are in ${join(folder, '../backups')}.`
}

const stopping = new WeakSet<Worker>()

async function stop(worker: Worker): Promise<void> {
  if (stopping.has(worker) || worker.threadId === -1) return
  stopping.add(worker)
  const ended = once(worker, 'exit')
  worker.postMessage('close' satisfies WorkerRequest)
  const timer = setTimeout(() => worker.terminate(), closeTimeoutMs)
  await ended
  clearTimeout(timer)
}

/** The thread's next message of this type. @throws the reason where the thread ends first. */
async function reply<T extends WorkerReport['type']>(
  worker: Worker,
  failed: Promise<Error>,
  type: T,
): Promise<Extract<WorkerReport, { type: T }>> {
  const answered = new Promise<Extract<WorkerReport, { type: T }>>((settle) => {
    const listen = (message: WorkerReport) => {
      if (message.type !== type) return
      worker.off('message', listen)
      settle(message as Extract<WorkerReport, { type: T }>)
    }
    worker.on('message', listen)
  })
  return Promise.race([answered, failed.then((error) => Promise.reject(error))])
}
