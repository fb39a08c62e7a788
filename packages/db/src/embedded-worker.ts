import { existsSync, readdirSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import type { PGliteOptions } from '@electric-sql/pglite'
import type { WorkerReport, WorkerRequest, WorkerSettings } from './embedded.ts'
import type { EmbeddedSession } from './embedded-session.ts'
import { keepFilesToOurselves, takeFromOthers } from './own-files.ts'

/*
 * The thread of the embedded database: PostgreSQL compiled to WebAssembly runs here, so that a long query does not stop the
 * server from answering. An error that nobody catches ends the thread, and `embedded.ts` reports it.
 */

const settings = workerData as WorkerSettings

keepFilesToOurselves()
const [{ PGLiteSocketServer }, { EmbeddedSession: Session }] = await Promise.all([
  import('@electric-sql/pglite-socket'),
  import('./embedded-session.ts'),
])

/** More than the pool's connections: one that was dropped may still be counted when its successor comes. */
const maxConnections = 20

/** PostgreSQL takes 128 MB and, here, writes to all of it at once. What it does not keep there the system's cache of files has. */
const sharedBuffers = 'shared_buffers=16MB'

const session = await openSession(settings)
const server = new PGLiteSocketServer({ db: session, maxConnections, ...settings.listen })
await server.start()

parentPort?.on('message', async (request: WorkerRequest) => {
  if (request === 'dump') {
    const tar = await session.dumpDataDir('none')
    report({ type: 'dump', data: new Uint8Array(await tar.arrayBuffer()) })
    return
  }
  await server.stop()
  await session.close()
  parentPort?.close()
})
report({ type: 'listening', port: listeningPort() })

async function openSession({ folder, snapshot }: WorkerSettings): Promise<EmbeddedSession> {
  if (folder === undefined) {
    return open(snapshot === undefined ? {} : { loadDataDir: new Blob([snapshot]) })
  }
  if (holdsDatabase(folder)) takeFromOthers(folder)
  else await createFolder(folder)
  return open({ dataDir: folder })
}

/**
 * PGlite takes a folder without this file for an empty one, and makes a new database over what lies there.
 *
 * @throws where that would happen.
 */
function holdsDatabase(folder: string): boolean {
  const mark = 'PG_VERSION'
  if (existsSync(join(folder, mark))) return true
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`the file ${mark} is missing`)
  return false
}

/** Makes the data folder whole or not at all, so that a process killed meanwhile leaves nothing that cannot be opened. */
async function createFolder(folder: string): Promise<void> {
  const unfinished = `${folder}.new`
  await rm(unfinished, { recursive: true, force: true })
  const fresh = await open({ dataDir: unfinished })
  await fresh.close()
  await rename(unfinished, folder)
}

async function open(options: PGliteOptions): Promise<EmbeddedSession> {
  // relaxedDurability would answer before the files are written.
  const startParams = [...Session.defaultStartParams, '-c', sharedBuffers]
  const opened = new Session({ ...options, startParams, relaxedDurability: false })
  await opened.waitReady
  return opened
}

function listeningPort(): number {
  return 'path' in settings.listen ? settings.port : Number(server.getServerConn().split(':').at(-1))
}

function report(message: WorkerReport): void {
  parentPort?.postMessage(message)
}
