import { openWorkerPool } from '../../worker-pool/worker-pool.ts'
import type { RenderJob } from './render-job.ts'

/** Above this a page is left to the browser: a long list takes a second to render, and shows no more at first than a short one. */
const mostAnswers = 250_000

/**
 * One worker, which is kept while people come: it takes half a second to load the screens. What waits too long, or fails, is rendered
 * by the browser, so that nobody is ever refused for it.
 */
const pool = openWorkerPool<RenderJob, string | null>(new URL('./render-worker.ts', import.meta.url), {
  name: 'pages',
  concurrency: 1,
  maxQueue: 8,
  timeoutMs: 3_000,
  memoryMb: 128,
  idleMs: 600_000,
})

/**
 * What goes into the page of a signed-in screen before the app's code is there.
 * @returns null where there is too much to render, or the screen leads elsewhere.
 * @throws WorkerPoolError; DomainError where many others wait.
 */
export async function renderPage(job: RenderJob): Promise<string | null> {
  return job.answers.length > mostAnswers ? null : pool.run(job)
}

/** Ends the worker that waits for another page. */
export function closeRenderPool(): Promise<void> {
  return pool.close()
}
