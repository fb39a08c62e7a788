import cluster from 'node:cluster'
import { flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { ReachedDatabase } from '@suv/db/reach-database'
import { productName } from '@suv/domain'
import { openDependencies, outboxFolder, sampleMember } from './dependencies.ts'
import type { Environment } from './env.ts'
import { startSweeping } from './files/start-sweeping.ts'
import { serveMetrics } from './observe/serve-metrics.ts'
import { firstWorkerVariable } from './serve-on-many-cores.ts'
import { buildServer } from './server.ts'
import { settleMemory } from './settle.ts'

/** How long requests under way may take after a stop was asked for. */
const stopTimeoutMs = 20_000

/** Answers requests and does jobs until a signal, or the end of the embedded database, ends the process. */
export async function serve(environment: Environment, database: ReachedDatabase): Promise<void> {
  const { dependencies, queue, close } = await openDependencies(environment, database)
  const draining = new AbortController()
  const server = await buildServer({ ...dependencies, draining: draining.signal })
  const stopSweeping = startSweeping(dependencies, server.log)
  const stopMetrics = await serveMetrics(environment, dependencies)

  let stopping = false
  const stop = async (exitCode: number, drainSeconds = 0) => {
    if (stopping) return
    stopping = true
    draining.abort()
    // Until whoever stands before us has seen that we are not ready: they send nothing more then. On a busy machine they see it late.
    await wait(drainSeconds * 1000)
    await server.untilQuiet({ atMostMs: drainSeconds * 1000 })
    setTimeout(() => process.exit(1), stopTimeoutMs).unref()
    await server.close()
    await stopSweeping()
    await stopMetrics()
    await close()
    process.exit(exitCode)
  }
  process.on('SIGTERM', () => stop(0, environment.drainSeconds))
  process.on('SIGINT', () => stop(0))
  database.failed.then((error) => {
    server.log.fatal({ err: error }, 'the embedded database stopped')
    return stop(1)
  })

  flushCompileCache()
  await server.listen({ port: environment.port, host: environment.host })
  await queue.work()
  if (stopping) return
  const isFirst = cluster.isPrimary || process.env[firstWorkerVariable] !== undefined
  if (isFirst) process.stdout.write(welcome(environment))
  // What most requests do without. It comes while the first are answered, before somebody signs in.
  await dependencies.auth()
  flushCompileCache()
  settleMemory()
}

function welcome({
  host,
  port,
  dataDir,
  databaseUrl,
  publicUrl,
  smtpUrl,
  isLocalTrial,
}: Environment): string {
  const address = publicUrl ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`
  const lines = [
    '',
    `${productName} is running at ${address}`,
    ...(isLocalTrial
      ? [`Sample member: ${sampleMember.email}, password ${sampleMember.password}`]
      : ['Create a member with: pnpm --filter api admin create-member']),
    ...(databaseUrl === undefined ? [`Data is kept in ${dataDir}`] : []),
    ...(smtpUrl === undefined ? [`Mail is written to ${join(dataDir, outboxFolder)}, not sent`] : []),
    'Stop with Ctrl+C.',
    '',
  ]
  return `${lines.join('\n')}\n`
}
