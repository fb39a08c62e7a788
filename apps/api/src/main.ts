import { createServer } from 'node:net'
import { productName } from '@suv/domain'
import { type Environment, EnvironmentError, readEnvironment } from './env.ts'
import { startSweeping } from './files/start-sweeping.ts'
import { openParts, sampleMember } from './parts.ts'
import { buildServer } from './server.ts'

/** How long requests under way may take after a stop was asked for. */
const stopTimeoutMs = 10_000

await main()

async function main(): Promise<void> {
  try {
    const environment = readEnvironment(process.env)
    // First of all, because it is the most common thing to go wrong and the quickest to tell.
    await checkPortIsFree(environment)
    await run(environment)
  } catch (error) {
    process.stderr.write(`\n${explain(error)}\n`)
    process.exit(1)
  }
}

async function run(environment: Environment): Promise<void> {
  const { parts, failed, close } = await openParts(environment)
  const server = await buildServer(parts)
  const stopSweeping = startSweeping(parts, server.log)

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
  failed.then((error) => {
    server.log.fatal({ err: error }, 'the embedded database stopped')
    return stop(1)
  })

  await server.listen({ port: environment.port, host: environment.host })
  process.stdout.write(welcome(environment))
}

/** @throws EnvironmentError where another program listens on the port. */
async function checkPortIsFree({ host, port }: Environment): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen({ host, port }, () => probe.close(() => resolve()))
  }).catch((error: NodeJS.ErrnoException) => {
    throw new EnvironmentError(portProblem(error, { host, port }))
  })
}

function portProblem(error: NodeJS.ErrnoException, { host, port }: { host: string; port: number }): string {
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} on ${host} is taken by another program. Stop it, or set PORT to a free port, for example PORT=${port + 1}.`
    case 'EACCES':
      return `This user may not listen on port ${port}. Set PORT to a port above 1023.`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST ${host} is not an address of this machine. Set HOST to 127.0.0.1, or to one that is.`
    default:
      return `Cannot listen on ${host}:${port} (${error.code ?? error.message}). Set HOST and PORT.`
  }
}

function welcome({ host, port, dataDir, databaseUrl, publicUrl, isLocalTrial }: Environment): string {
  const address = publicUrl ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`
  const lines = [
    '',
    `${productName} is running at ${address}`,
    ...(isLocalTrial
      ? [`Sample member: ${sampleMember.email}, password ${sampleMember.password}`]
      : ['Create a member with: pnpm --filter api admin create-member']),
    ...(databaseUrl === undefined ? [`Data is kept in ${dataDir}`] : []),
    'Stop with Ctrl+C.',
    '',
  ]
  return `${lines.join('\n')}\n`
}

function explain(error: unknown): string {
  if (error instanceof EnvironmentError) return error.message
  if (error instanceof Error && error.name === 'DataFolderInUseError') return error.message
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
    return `The port was taken meanwhile. Set PORT.`
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return `${productName} could not start.\n${detail}`
}
