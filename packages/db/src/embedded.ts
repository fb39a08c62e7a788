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
 * @throws what kept it from starting, such as damaged files.
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
  const failed = watch(worker)
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
function watch(worker: Worker): Promise<Error> {
  return new Promise((settle) => {
    const ended = (reason: string, cause?: unknown) =>
      settle(new Error(`the embedded database stopped: ${reason}`, { cause }))
    // WebAssembly's faults arrive as plain objects.
    worker.once('error', (error: { message?: string }) => ended(error.message ?? String(error), error))
    worker.once('exit', (code) => {
      if (!stopping.has(worker)) ended(`exit code ${code}`)
    })
  })
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
