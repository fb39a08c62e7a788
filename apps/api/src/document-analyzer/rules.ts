import { type AnalysisFindings, DomainError } from '@suv/domain'
import { openWorkerPool, WorkerPoolError } from '../worker-pool/worker-pool.ts'
import type { DocumentAnalyzer } from './document-analyzer.ts'
import type { RulesJob } from './rules-worker.ts'

/** The longest texts take tenths of a second, in which nobody else would be served. */
const pool = openWorkerPool<RulesJob, AnalysisFindings>(new URL('./rules-worker.ts', import.meta.url), {
  name: 'analyses',
  concurrency: 2,
  maxQueue: 32,
  maxQueueEach: 4,
  busy: 'Many documents are being analyzed',
  timeoutMs: 30_000,
  memoryMb: 256,
  idleMs: 30_000,
})

/** Reads by the rules of the domain: offline, and the same each time. */
export const rulesAnalyzer: DocumentAnalyzer = {
  name: 'rules',
  callsPerDay: null,
  readText: (text, owner) => read({ text }, owner),
  readPlan: (plan, { owner, ...reading }) => read({ plan, ...reading }, owner),
}

async function read(job: RulesJob, owner: string | undefined): Promise<AnalysisFindings> {
  try {
    return await pool.run(job, { owner })
  } catch (error) {
    if (!(error instanceof WorkerPoolError) || error.reason === 'crashed') throw error
    throw new DomainError('invalid_input', 'Reading this takes too long. Send the part that matters.')
  }
}
