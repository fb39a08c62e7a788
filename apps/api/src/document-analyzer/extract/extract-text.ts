import { DomainError, type ExtractedText } from '@suv/domain'
import { openWorkerPool, WorkerPoolError } from '../../worker-pool/worker-pool.ts'
import type { ExtractionAnswer } from './extract-worker.ts'

const threads = openWorkerPool<Uint8Array, ExtractionAnswer>(
  new URL('./extract-worker.ts', import.meta.url),
  {
    concurrency: 2,
    maxQueue: 32,
    maxQueueEach: 4,
    // A page of letters takes seconds to recognise; a document that takes longer than this is not worth the wait.
    timeoutMs: 60_000,
    memoryMb: 512,
  },
)

/** `owner`: whose file it is, of whom one is read at a time. */
type ReadingOptions = { owner?: string; timeoutMs?: number }

/**
 * The text of a file, read in a thread of its own: a file that would take for ever, or all the memory, loses its thread and
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
    return await threads.run(bytes, options)
  } catch (error) {
    const reason = error instanceof WorkerPoolError ? error.reason : 'crashed'
    if (reason === 'queue full') {
      throw new DomainError('too_many_requests', 'Many documents are being read. Try again in a minute.')
    }
    return { problem: reason === 'timeout' ? tooLong : unreadable }
  }
}

const tooLong = 'Reading this document takes too long. Paste the part that matters.'
const unreadable = 'The text of this document cannot be read. Open it yourself and paste its text.'
