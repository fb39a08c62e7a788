import { setImmediate } from 'node:timers/promises'
import { DomainError } from '@suv/domain'
import { openWorkerPool, WorkerPoolError } from '../worker-pool/worker-pool.ts'
import type { PlanDocument } from './business-plan/plan-document.ts'
import type { PackedPaper, PackJob } from './pack/pack-job.ts'
import { requireFit } from './pdf/fit.ts'
import type { PdfDocument } from './pdf/set-pdf.ts'

/** Plain data, which is copied to the worker. */
export type ExportJob =
  | { readonly kind: 'PDF'; readonly document: PdfDocument }
  | { readonly kind: 'plan as Word document'; readonly plan: PlanDocument }

/** Two, so that a receipt does not wait behind somebody's plan. They are kept for a while, as the fonts take time to load. */
const pool = openWorkerPool<ExportJob | PackJob, Uint8Array | PackedPaper>(
  new URL('./export-worker.ts', import.meta.url),
  {
    name: 'exports',
    concurrency: 2,
    maxQueue: 16,
    busy: 'Many files are being made',
    timeoutMs: 60_000,
    memoryMb: 512,
    idleMs: 60_000,
  },
)

/**
 * Sets a document in a worker, as it takes the processor for up to seconds, in which nobody else would be served.
 *
 * @throws DomainError too_many_requests or unavailable, both of which say what to do
 */
export async function setInWorker(job: ExportJob): Promise<Buffer> {
  try {
    const { buffer, byteOffset, length } = (await pool.run(job)) as Uint8Array
    return Buffer.from(buffer, byteOffset, length)
  } catch (error) {
    if (!(error instanceof WorkerPoolError) || error.reason === 'crashed') throw error
    throw new DomainError('unavailable', tooSlow[job.kind])
  }
}

const tooSlow: Record<ExportJob['kind'], string> = {
  PDF: 'This PDF takes too long to make just now. Try again later; a business plan also comes as a Word document.',
  'plan as Word document': 'This document takes too long to make just now. Try again later.',
}

/** Makes the files of a paper in a worker, of one member one at a time; one that takes too long or too much is refused. */
export async function packInWorker(job: PackJob, { owner }: { owner: string }): Promise<PackedPaper> {
  try {
    return (await pool.run(job, { owner })) as PackedPaper
  } catch (error) {
    if (!(error instanceof WorkerPoolError)) throw error
    return { ok: false, refusal: { reason: 'slow' } }
  }
}

/** @throws DomainError invalid_input for what the worker would not be done with in time */
export async function renderPdf(document: PdfDocument): Promise<Buffer> {
  requireFit(document.content)
  // Others are answered before it is copied.
  await setImmediate()
  return setInWorker({ kind: 'PDF', document })
}

/** Ends the workers that wait for another document. */
export function closeExportPool(): Promise<void> {
  return pool.close()
}
