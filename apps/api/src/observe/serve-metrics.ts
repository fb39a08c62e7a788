import cluster from 'node:cluster'
import type { Db } from '@suv/db'
import { type Environment, EnvironmentError } from '../env.ts'

/**
 * Has the figures of this process told where METRICS_PORT is set: by itself, or to the first process of its cluster, which tells those
 * of all.
 *
 * @returns how to end it. @throws EnvironmentError where the port cannot be listened on.
 */
export async function serveMetrics(
  { metrics: settings }: Environment,
  { db }: { db: Db },
): Promise<() => Promise<void>> {
  if (settings === undefined) return async () => {}
  // Loaded only where somebody asks.
  const { openMetrics } = await import('./metrics.ts')
  const { registry, close } = openMetrics({ db })
  if (cluster.isWorker) {
    const { answerMetrics } = await import('./cluster-metrics.ts')
    answerMetrics(registry)
    return async () => close()
  }
  const { listenForMetrics } = await import('./metrics-listener.ts')
  const stop = await listenForMetrics(settings, () => registry.metrics()).catch((error) => {
    const { host, port } = settings
    throw new EnvironmentError(`METRICS_PORT: Cannot listen on ${host}:${port} (${error.code}). Set another.`)
  })
  return async () => {
    await stop()
    close()
  }
}
