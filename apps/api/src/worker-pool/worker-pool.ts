import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'

/** Why a job has no answer: too many wait, its time was up, or its thread ended (`cause` says of what, where it is known). */
export class WorkerPoolError extends Error {
  readonly reason: 'queue full' | 'timeout' | 'crashed'

  constructor(reason: WorkerPoolError['reason'], options?: ErrorOptions) {
    super(`A thread gave no answer: ${reason}`, options)
    this.name = 'WorkerPoolError'
    this.reason = reason
  }
}

export type WorkerPoolOptions = {
  /** How many jobs are worked on together. The machine has other work. */
  readonly concurrency: number
  /** How many may wait for their turn; the next is refused. */
  readonly maxQueue?: number
  /** From the start of the work: waiting for a turn does not count. */
  readonly timeoutMs: number
  /** Of JavaScript objects, for one thread. */
  readonly memoryMb: number
  /** How long a thread waits for another job. Without it every job has a thread of its own, which ends with it. */
  readonly idleMs?: number
}

export type WorkerPool<Job, Answer> = {
  /**
   * What the module answers to `job`; both are copied from thread to thread.
   *
   * @throws WorkerPoolError, after which the thread is gone and the next job gets a new one
   */
  readonly run: (job: Job, options?: { timeoutMs?: number }) => Promise<Answer>
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
  const { concurrency, maxQueue = Number.POSITIVE_INFINITY, memoryMb, idleMs = 0 } = options
  const idle = new Map<Worker, NodeJS.Timeout>()
  const waiting: (() => void)[] = []
  let running = 0

  async function takeTurn(): Promise<void> {
    if (running >= concurrency) {
      if (waiting.length >= maxQueue) throw new WorkerPoolError('queue full')
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running += 1
  }

  /** The seat goes to the next in line, if there is one. */
  function passTurn(): void {
    const next = waiting.shift()
    if (next === undefined) running -= 1
    else next()
  }

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

  return {
    async run(job, { timeoutMs = options.timeoutMs } = {}) {
      await takeTurn()
      try {
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
      } finally {
        passTurn()
      }
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
