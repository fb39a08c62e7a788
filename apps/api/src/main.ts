import cluster from 'node:cluster'
import { createServer } from 'node:net'
import { reachDatabase } from '@suv/db/reach-database'
import { productName } from '@suv/domain/product'
import { prepareDataFolder } from './data-folder.ts'
import { type Environment, EnvironmentError, readEnvironment } from './env.ts'
import { explainFailure } from './explain-failure.ts'
import { serveOnManyCores } from './serve-on-many-cores.ts'

// Members' files, the database and the secret are the user's own: not their group's, not everybody's.
process.umask(0o077)
// Who reads the log may go away before the server does.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
await main()

async function main(): Promise<void> {
  try {
    const environment = readEnvironment(process.env)
    if (cluster.isPrimary) await prepareDataFolder(environment.dataDir)
    // First of all, because it is the most common thing to go wrong and the quickest to tell.
    if (cluster.isPrimary) await checkPortIsFree(environment)
    if (cluster.isPrimary && environment.workers > 1) return serveOnManyCores(environment)
    // The embedded database, whose thread is begun first, starts while they load.
    const [database, { serve }] = await Promise.all([reachDatabase(environment), import('./serve.ts')])
    await serve(environment, database)
  } catch (error) {
    process.stderr.write(`\n${explain(error)}\n`)
    process.exit(1)
  }
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

function explain(error: unknown): string {
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
    return `The port was taken meanwhile. Set PORT.`
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return explainFailure(error) ?? `${productName} could not start.\n${detail}`
}
