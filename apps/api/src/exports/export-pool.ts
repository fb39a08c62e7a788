import { DomainError } from '@suv/domain'
import { openWorkerPool, WorkerPoolError } from '../worker-pool/worker-pool.ts'
import type { PlanDocument } from './business-plan/plan-document.ts'
import type { PdfDocument } from './pdf/set-pdf.ts'

/** Plain data, which is copied to the thread. */
export type ExportJob =
  | { readonly kind: 'PDF'; readonly document: PdfDocument }
  | { readonly kind: 'plan as Word document'; readonly plan: PlanDocument }

/** Two, so that a receipt does not wait behind somebody's plan. They are kept for a while, as the fonts take time to load. */
const threads = openWorkerPool<ExportJob, Uint8Array>(new URL('./export-worker.ts', import.meta.url), {
  concurrency: 2,
  maxQueue: 16,
  timeoutMs: 60_000,
  memoryMb: 512,
  idleMs: 60_000,
})

/**
 * Sets a document in a thread of its own, as it takes the processor for up to seconds, in which nobody else would be served.
 *
 * @throws DomainError too_many_requests or unavailable, both of which say what to do
 */
export async function setInThread(job: ExportJob): Promise<Buffer> {
  try {
    const { buffer, byteOffset, length } = await threads.run(job)
    return Buffer.from(buffer, byteOffset, length)
  } catch (error) {
    if (!(error instanceof WorkerPoolError) || error.reason === 'crashed') throw error
    throw error.reason === 'queue full'
      ? new DomainError('too_many_requests', 'Many files are being made. Try again in a minute.')
      : new DomainError('unavailable', tooSlow[job.kind])
  }
}

const tooSlow: Record<ExportJob['kind'], string> = {
  PDF: 'This PDF takes too long to make just now. Try again later; a business plan also comes as a Word document.',
  'plan as Word document': 'This document takes too long to make just now. Try again later.',
}

export function renderPdf(document: PdfDocument): Promise<Buffer> {
  return setInThread({ kind: 'PDF', document })
}

/** Ends the threads that wait for another document. */
export function endExportThreads(): Promise<void> {
  return threads.close()
}
