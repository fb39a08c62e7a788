import cluster, { type Worker } from 'node:cluster'
import { AggregatorRegistry, type MetricObjectWithValues, type MetricValue, type Registry } from 'prom-client'

/** A process that is just starting, or held up, is left out rather than waited for. */
const answerWithinMs = 2_000

type Figures = MetricObjectWithValues<MetricValue<string>>[]
type Question = { readonly type: 'landfall:metrics'; readonly id: number }
type Answer = Question & { readonly figures: Figures }

/** In a process of a cluster: answers the first one's questions. */
export function answerMetrics(registry: Registry): void {
  process.on('message', async (message: Partial<Question>) => {
    if (message?.type !== 'landfall:metrics') return
    const figures = await registry.getMetricsAsJSON()
    // Gone, where the first process was killed.
    if (process.connected) process.send?.({ ...message, figures })
  })
}

/**
 * In the first process of a cluster: the figures of all the others, put together. What a process that has ended had counted by the last
 * reading stays in the sums, so that a counter never falls.
 */
export function openClusterMetrics(): { readonly read: () => Promise<string> } {
  const last = new Map<number, Figures>()
  let ended: Figures = []
  let questions = 0

  cluster.on('exit', ({ id }) => {
    const counted = last.get(id)?.filter(({ type }) => isCounted(type))
    last.delete(id)
    if (counted !== undefined) ended = merge([ended, counted])
  })

  function ask(worker: Worker, id: number): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer)
        worker.off('message', hear)
        worker.off('exit', end)
        resolve()
      }
      const hear = (message: Partial<Answer>) => {
        if (message?.type !== 'landfall:metrics' || message.id !== id || message.figures === undefined) return
        last.set(worker.id, message.figures)
        end()
      }
      const timer = setTimeout(end, answerWithinMs)
      worker.on('message', hear)
      worker.once('exit', end)
      worker.send({ type: 'landfall:metrics', id } satisfies Question, (error) => {
        if (error !== null) end()
      })
    })
  }

  return {
    read: async () => {
      questions += 1
      const id = questions
      const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker?.isConnected() === true)
      await Promise.all(workers.map((worker) => (worker === undefined ? undefined : ask(worker, id))))
      return AggregatorRegistry.aggregate([ended, ...last.values()]).metrics()
    },
  }
}

/** prom-client's types speak of its enumeration, its figures of words. */
function isCounted(type: unknown): boolean {
  return type === 'counter' || type === 'histogram'
}

function merge(figures: Figures[]): Figures {
  const registry = AggregatorRegistry.aggregate(figures)
  return registry
    .getMetricsAsArray()
    .map((metric) => (metric as unknown as { get: () => Figures[number] }).get())
}
