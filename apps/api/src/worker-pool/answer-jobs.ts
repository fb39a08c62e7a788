import { parentPort } from 'node:worker_threads'

/**
 * In a worker of `openWorkerPool`: answers each job that it is given, one after the other. An error ends the worker, and with it
 * whatever the job left behind.
 */
export function answerJobs<Job, Answer>(answer: (job: Job) => Answer | Promise<Answer>): void {
  parentPort?.on('message', async (job: Job) => parentPort?.postMessage(await answer(job)))
}
