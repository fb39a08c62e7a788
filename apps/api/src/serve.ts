import cluster from 'node:cluster'
import { join } from 'node:path'
import type { ReachedDatabase } from '@suv/db/reach-database'
import { productName } from '@suv/domain'
import { openDependencies, outboxFolder, sampleMember } from './dependencies.ts'
import type { Environment } from './env.ts'
import { startSweeping } from './files/start-sweeping.ts'
import { firstWorkerVariable } from './serve-on-many-cores.ts'
import { buildServer } from './server.ts'
import { settleMemory } from './start-memory.ts'

/** How long requests under way may take after a stop was asked for. */
const stopTimeoutMs = 10_000

/** Answers requests and does jobs until a signal, or the end of the embedded database, ends the process. */
export async function serve(environment: Environment, database: ReachedDatabase): Promise<void> {
  const { dependencies, queue, close } = await openDependencies(environment, database)
  const server = await buildServer(dependencies)
  const stopSweeping = startSweeping(dependencies, server.log)

  let stopping = false
  const stop = async (exitCode: number) => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), stopTimeoutMs).unref()
    await server.close()
    await stopSweeping()
    await close()
    process.exit(exitCode)
  }
  process.on('SIGTERM', () => stop(0))
  process.on('SIGINT', () => stop(0))
  database.failed.then((error) => {
    server.log.fatal({ err: error }, 'the embedded database stopped')
    return stop(1)
  })

  settleMemory()
  await server.listen({ port: environment.port, host: environment.host })
  await queue.work()
  const isFirst = cluster.isPrimary || process.env[firstWorkerVariable] !== undefined
  if (isFirst) process.stdout.write(welcome(environment))
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
