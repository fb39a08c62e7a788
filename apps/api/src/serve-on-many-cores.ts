import cluster, { type Worker } from 'node:cluster'
import { setTimeout as wait } from 'node:timers/promises'
import type { MetricsSettings } from './observe/settings.ts'

/** Set for the process that tells of the start. */
export const firstWorkerVariable = 'LANDFALL_FIRST_WORKER'

const restartAfterMs = 1_000

/**
 * Has so many processes serve on one port, which share nothing but the database, and replaces one that dies. Ends when they have
 * ended after a signal, or with the exit code of the first where that could not start.
 */
export function serveOnManyCores({
  workers,
  metrics,
}: {
  workers: number
  metrics: MetricsSettings | undefined
}): void {
  if (metrics !== undefined) void tellMetrics(metrics)
  let isUp = false
  let stopping = false

  const start = (variables: Record<string, string> = {}): Worker => {
    const worker = cluster.fork(variables)
    worker.once('exit', (code, signal) => void replace(worker, signal ?? code))
    return worker
  }

  async function replace({ process: { pid } }: Worker, end: string | number): Promise<void> {
    if (!isUp) process.exit(typeof end === 'number' ? end : 1)
    if (stopping) return
    process.stderr.write(`Process ${pid} ended (${end}); another takes its place.\n`)
    await wait(restartAfterMs)
    if (!stopping) start()
  }

  // The first brings the database up to date and tells of the start: the others need not wait for its lock.
  const first = start({ [firstWorkerVariable]: 'yes' })
  first.once('listening', () => {
    isUp = true
    for (let worker = 1; worker < workers; worker += 1) start()
  })

  const stop = () => {
    stopping = true
    const running = Object.values(cluster.workers ?? {})
    for (const worker of running) worker?.process.kill('SIGTERM')
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

/** The figures of all processes, put together. */
async function tellMetrics(settings: MetricsSettings): Promise<void> {
  // Loaded only where somebody asks.
  const [{ listenForMetrics }, { openClusterMetrics }] = await Promise.all([
    import('./observe/metrics-listener.ts'),
    import('./observe/cluster-metrics.ts'),
  ])
  const { read } = openClusterMetrics()
  try {
    await listenForMetrics(settings, read)
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? String(error)
    process.stderr.write(`METRICS_PORT: Cannot listen on ${settings.host}:${settings.port} (${code}).\n`)
    process.exit(1)
  }
}
