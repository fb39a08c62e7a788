import { Worker } from 'node:worker_threads'
import { DomainError, type ExtractedText } from '@suv/domain'
import type { ExtractionAnswer } from './extract-worker.ts'

/** A page of letters takes seconds to recognise; a document that takes longer than this is not worth the wait. */
const longestMs = 60_000
const atOnce = 2
const mostWaiting = 8

let running = 0
const waiting: (() => void)[] = []

/**
 * The text of a file, read in a thread of its own: a file that would take for ever, or all the memory, loses its thread and
 * nothing else. No file reaches any other machine.
 *
 * @throws DomainError invalid_input with what to do instead; too_many_requests while many are being read
 */
export async function extractText(bytes: Uint8Array, { timeoutMs = longestMs } = {}): Promise<ExtractedText> {
  await takeTurn()
  try {
    const answer = await runWorker(bytes, timeoutMs)
    if ('problem' in answer) throw new DomainError('invalid_input', answer.problem)
    return answer
  } finally {
    running -= 1
    waiting.shift()?.()
  }
}

async function takeTurn(): Promise<void> {
  if (running >= atOnce) {
    if (waiting.length >= mostWaiting) {
      throw new DomainError('too_many_requests', 'Many documents are being read. Try again in a minute.')
    }
    await new Promise<void>((resolve) => waiting.push(resolve))
  }
  running += 1
}

function runWorker(bytes: Uint8Array, timeoutMs: number): Promise<ExtractionAnswer> {
  const worker = new Worker(new URL('./extract-worker.ts', import.meta.url), {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: 512 },
    // What a library prints about a member's document belongs in no log.
    stdout: true,
    stderr: true,
  })
  return new Promise<ExtractionAnswer>((resolve) => {
    const timer = setTimeout(() => resolve(tooLong), timeoutMs)
    const end = (answer: ExtractionAnswer) => {
      clearTimeout(timer)
      resolve(answer)
    }
    worker.on('message', end)
    worker.on('error', () => end(unreadable))
    worker.on('exit', () => end(unreadable))
  }).finally(() => worker.terminate())
}

const tooLong: ExtractionAnswer = {
  problem: 'Reading this document takes too long. Paste the part that matters.',
}
const unreadable: ExtractionAnswer = {
  problem: 'The text of this document cannot be read. Open it yourself and paste its text.',
}
