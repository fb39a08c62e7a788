import { setTimeout as wait } from 'node:timers/promises'
import { threadId } from 'node:worker_threads'
import { answerJobs } from '../../src/worker-pool/answer-jobs.ts'

export type OddJob =
  | { readonly task: 'tell the worker' }
  | { readonly task: 'wait'; readonly ms: number }
  | { readonly task: 'throw' | 'leave' | 'hang' | 'take all memory' }
  /** Answers at once, and goes on counting for as long as the worker lives. */
  | { readonly task: 'count'; readonly counter: SharedArrayBuffer }

answerJobs(async (job: OddJob): Promise<number> => {
  switch (job.task) {
    case 'tell the worker':
      return threadId
    case 'wait':
      await wait(job.ms)
      return threadId
    case 'throw':
      throw new Error('a mistake of ours')
    case 'leave':
      return process.exit(0)
    case 'hang':
      for (;;);
    case 'take all memory': {
      const taken: string[][] = []
      for (;;) taken.push(new Array(1_000_000).fill('x'))
    }
    case 'count': {
      const view = new Int32Array(job.counter)
      setInterval(() => Atomics.add(view, 0, 1), 5)
      return threadId
    }
  }
})
