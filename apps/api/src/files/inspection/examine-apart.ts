import { DomainError } from '@suv/domain'
import { inPieces, readShared } from '../../worker-pool/in-pieces.ts'
import { openWorkerPool } from '../../worker-pool/worker-pool.ts'
import type { Verdict } from './verdict.ts'

/** Two at a time: each may take a file's size a few times over. */
const pool = openWorkerPool<Uint8Array, Verdict>(new URL('./examine-worker.ts', import.meta.url), {
  name: 'examinations',
  concurrency: 2,
  maxQueueEach: 8,
  busy: 'Many of your files are being looked into',
  timeoutMs: 20_000,
  memoryMb: 768,
})

/**
 * Examines a file in a worker of its own, which ends with it: whatever the file does there, the server goes on.
 *
 * @throws DomainError too_many_requests where many files of the owner wait already
 */
export async function examineApart(bytes: Uint8Array, owner: string): Promise<Verdict> {
  try {
    return await pool.run(await readShared(inPieces(bytes), bytes.length), { owner })
  } catch (error) {
    if (error instanceof DomainError) throw error
    // Out of time or memory, or a mistake of ours over this file: not kept either way.
    return { ok: false, refusal: 'too-complex' }
  }
}
