import { Worker } from 'node:worker_threads'
import type { Verdict } from './refusals.ts'

/** Two at a time: the machine has other work, and each may take a file's size a few times over. */
const atOnce = 2
const patienceMs = 20_000

let running = 0
const waiting: (() => void)[] = []

/** Examines a file in a thread of its own, which ends with it: whatever the file does there, the server goes on. */
export async function examineApart(bytes: Uint8Array): Promise<Verdict> {
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
  else running += 1
  try {
    return await runWorker(bytes)
  } finally {
    // The place goes to the next in line, if there is one.
    const next = waiting.shift()
    if (next === undefined) running -= 1
    else next()
  }
}

async function runWorker(bytes: Uint8Array): Promise<Verdict> {
  const worker = new Worker(new URL('./examine-worker.ts', import.meta.url), {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: 768 },
  })
  try {
    return await new Promise<Verdict>((resolve) => {
      const timer = setTimeout(() => resolve({ ok: false, refusal: 'too-complex' }), patienceMs)
      worker.once('message', (verdict: Verdict) => {
        clearTimeout(timer)
        resolve(verdict)
      })
      // Out of memory, or a mistake of ours over this file: not kept either way.
      worker.once('error', () => {
        clearTimeout(timer)
        resolve({ ok: false, refusal: 'too-complex' })
      })
    })
  } finally {
    await worker.terminate()
  }
}
