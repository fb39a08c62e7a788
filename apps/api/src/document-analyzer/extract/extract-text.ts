import { DomainError, type ExtractedText } from '@suv/domain'
import { openWorkerPool, WorkerPoolError } from '../../worker-pool/worker-pool.ts'
import type { ExtractionAnswer } from './extract-worker.ts'

const pool = openWorkerPool<Uint8Array, ExtractionAnswer>(new URL('./extract-worker.ts', import.meta.url), {
  name: 'readings',
  concurrency: 2,
  maxQueue: 32,
  maxQueueEach: 4,
  busy: 'Many documents are being read',
  // A page of letters takes seconds to recognise; a document that takes longer than this is not worth the wait. Less than the minute
  // after which the request ends, so that its member hears what to do instead.
  timeoutMs: 50_000,
  memoryMb: 512,
})

/** `owner`: whose file it is, of whom one is read at a time. */
type ReadingOptions = { owner?: string; timeoutMs?: number }

/**
 * The text of a file, read in a worker of its own: a file that would take for ever, or all the memory, loses its worker and
 * nothing else. No file reaches any other machine.
 *
 * @throws DomainError invalid_input with what to do instead; too_many_requests while many are being read
 */
export async function extractText(bytes: Uint8Array, options: ReadingOptions = {}): Promise<ExtractedText> {
  const answer = await readApart(bytes, options)
  if ('problem' in answer) throw new DomainError('invalid_input', answer.problem)
  return answer
}

async function readApart(bytes: Uint8Array, options: ReadingOptions): Promise<ExtractionAnswer> {
  try {
    return await pool.run(bytes, options)
  } catch (error) {
    if (error instanceof DomainError) throw error
    const isTooLong = error instanceof WorkerPoolError && error.reason === 'timeout'
    return { problem: isTooLong ? tooLong : unreadable }
  }
}

const tooLong = 'Reading this document takes too long. Paste the part that matters.'
const unreadable = 'The text of this document cannot be read. Open it yourself and paste its text.'
