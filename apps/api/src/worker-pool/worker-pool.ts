import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { openTurns, type TurnsOptions } from './turns.ts'

/** Why a job that was begun has no answer: its time was up, or its worker ended (`cause` says of what, where it is known). */
export class WorkerPoolError extends Error {
  readonly reason: 'timeout' | 'crashed'

  constructor(reason: WorkerPoolError['reason'], options?: ErrorOptions) {
    super(`A worker gave no answer: ${reason}`, options)
    this.name = 'WorkerPoolError'
    this.reason = reason
  }
}

export type WorkerPoolOptions = TurnsOptions & {
  /** How many jobs are worked on together. The machine has other work. */
  readonly concurrency: number
  /** From the start of the work: waiting for a turn does not count. */
  readonly timeoutMs: number
  /** Of JavaScript objects, for one worker. */
  readonly memoryMb: number
  /** How long a worker waits for another job. Without it every job has a worker of its own, which ends with it. */
  readonly idleMs?: number
}

export type WorkerPool<Job, Answer> = {
  /**
   * What the module answers to `job`; both are copied. Of one owner, one job at a time is worked on.
   *
   * @throws WorkerPoolError, after which the worker is gone and the next job gets a new one; DomainError too_many_requests where
   * the queue is full
   */
  readonly run: (
    job: Job,
    options?: { owner?: string | undefined; timeoutMs?: number | undefined },
  ) => Promise<Answer>
  /** Ends the workers that wait for a job. */
  readonly close: () => Promise<void>
}

/**
 * Work that takes the processor, or comes from files that nobody has looked into, away from the thread that serves everybody.
 * `module` calls `answerJobs`; it is loaded with the first job.
 */
export function openWorkerPool<Job, Answer>(
  module: URL,
  options: WorkerPoolOptions,
): WorkerPool<Job, Answer> {
  const { memoryMb, idleMs = 0 } = options
  const turns = openTurns(options)
  const idle = new Map<Worker, NodeJS.Timeout>()

  function takeWorker(): Worker {
    for (const [worker, timer] of idle) {
      clearTimeout(timer)
      idle.delete(worker)
      worker.ref()
      return worker
    }
    // What a library prints about a member's data belongs in no log.
    const worker = new Worker(module, {
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
      stdout: true,
      stderr: true,
    })
    worker.stdout.resume()
    worker.stderr.resume()
    // An error that nobody listens for, such as one of an idle worker, would end the server.
    worker.on('error', () => {})
    worker.on('exit', () => forget(worker))
    return worker
  }

  function keep(worker: Worker): void {
    const timer = setTimeout(() => {
      forget(worker)
      void worker.terminate()
    }, idleMs)
    // Neither the worker nor its timer holds up a process that is done.
    idle.set(worker, timer.unref())
    worker.unref()
  }

  function forget(worker: Worker): void {
    clearTimeout(idle.get(worker))
    idle.delete(worker)
  }

  async function work(job: Job, timeoutMs: number): Promise<Answer> {
    const worker = takeWorker()
    let answered = false
    try {
      const answer = await answerOf<Answer>(worker, job, timeoutMs)
      answered = true
      return answer
    } finally {
      if (answered && idleMs > 0) keep(worker)
      else await worker.terminate()
    }
  }

  return {
    async run(job, { owner, timeoutMs = options.timeoutMs } = {}) {
      return turns.during(owner, () => work(job, timeoutMs))
    },
    async close() {
      const workers = [...idle.keys()]
      workers.forEach(forget)
      await Promise.all(workers.map((worker) => worker.terminate()))
    },
  }
}

async function answerOf<Answer>(worker: Worker, job: unknown, timeoutMs: number): Promise<Answer> {
  const over = new AbortController()
  const { signal } = over
  try {
    worker.postMessage(job)
    return await Promise.race([
      once(worker, 'message', { signal }).then(([answer]) => answer as Answer),
      once(worker, 'exit', { signal }).then(() => Promise.reject(new WorkerPoolError('crashed'))),
      wait(timeoutMs, undefined, { signal }).then(() => Promise.reject(new WorkerPoolError('timeout'))),
    ])
  } catch (cause) {
    throw cause instanceof WorkerPoolError ? cause : new WorkerPoolError('crashed', { cause })
  } finally {
    over.abort()
  }
}
