import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { NoTurnError, openTurns, type TurnsOptions } from './turns.ts'

/** Why a job has no answer: too many wait, its time was up, or its thread ended (`cause` says of what, where it is known). */
export class WorkerPoolError extends Error {
  readonly reason: 'queue full' | 'timeout' | 'crashed'

  constructor(reason: WorkerPoolError['reason'], options?: ErrorOptions) {
    super(`A thread gave no answer: ${reason}`, options)
    this.name = 'WorkerPoolError'
    this.reason = reason
  }
}

export type WorkerPoolOptions = TurnsOptions & {
  /** How many jobs are worked on together. The machine has other work. */
  readonly concurrency: number
  /** From the start of the work: waiting for a turn does not count. */
  readonly timeoutMs: number
  /** Of JavaScript objects, for one thread. */
  readonly memoryMb: number
  /** How long a thread waits for another job. Without it every job has a thread of its own, which ends with it. */
  readonly idleMs?: number
}

export type WorkerPool<Job, Answer> = {
  /**
   * What the module answers to `job`; both are copied from thread to thread. Of one owner, one job at a time is worked on.
   *
   * @throws WorkerPoolError, after which the thread is gone and the next job gets a new one
   */
  readonly run: (
    job: Job,
    options?: { owner?: string | undefined; timeoutMs?: number | undefined },
  ) => Promise<Answer>
  /** Ends the threads that wait for a job. */
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

  function takeThread(): Worker {
    for (const [thread, timer] of idle) {
      clearTimeout(timer)
      idle.delete(thread)
      thread.ref()
      return thread
    }
    // What a library prints about a member's data belongs in no log.
    const thread = new Worker(module, {
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
      stdout: true,
      stderr: true,
    })
    thread.stdout.resume()
    thread.stderr.resume()
    // An error that nobody listens for, such as one of an idle thread, would end the server.
    thread.on('error', () => {})
    thread.on('exit', () => forget(thread))
    return thread
  }

  function keep(thread: Worker): void {
    const timer = setTimeout(() => {
      forget(thread)
      void thread.terminate()
    }, idleMs)
    // Neither the thread nor its timer holds up a process that is done.
    idle.set(thread, timer.unref())
    thread.unref()
  }

  function forget(thread: Worker): void {
    clearTimeout(idle.get(thread))
    idle.delete(thread)
  }

  async function work(job: Job, timeoutMs: number): Promise<Answer> {
    const thread = takeThread()
    let answered = false
    try {
      const answer = await answerOf<Answer>(thread, job, timeoutMs)
      answered = true
      return answer
    } finally {
      if (answered && idleMs > 0) keep(thread)
      else await thread.terminate()
    }
  }

  return {
    async run(job, { owner, timeoutMs = options.timeoutMs } = {}) {
      return turns
        .during(owner, () => work(job, timeoutMs))
        .catch((error: unknown) => {
          throw error instanceof NoTurnError ? new WorkerPoolError('queue full', { cause: error }) : error
        })
    },
    async close() {
      const threads = [...idle.keys()]
      threads.forEach(forget)
      await Promise.all(threads.map((thread) => thread.terminate()))
    },
  }
}

async function answerOf<Answer>(thread: Worker, job: unknown, timeoutMs: number): Promise<Answer> {
  const over = new AbortController()
  const { signal } = over
  try {
    thread.postMessage(job)
    return await Promise.race([
      once(thread, 'message', { signal }).then(([answer]) => answer as Answer),
      once(thread, 'exit', { signal }).then(() => Promise.reject(new WorkerPoolError('crashed'))),
      wait(timeoutMs, undefined, { signal }).then(() => Promise.reject(new WorkerPoolError('timeout'))),
    ])
  } catch (cause) {
    throw cause instanceof WorkerPoolError ? cause : new WorkerPoolError('crashed', { cause })
  } finally {
    over.abort()
  }
}
