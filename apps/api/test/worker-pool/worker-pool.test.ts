import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { openWorkerPool, type WorkerPoolOptions } from '../../src/worker-pool/worker-pool.ts'
import type { OddJob } from './odd-worker.ts'

const open = (options: Partial<WorkerPoolOptions> = {}, module = './odd-worker.ts') =>
  openWorkerPool<OddJob, number>(new URL(module, import.meta.url), {
    concurrency: 2,
    timeoutMs: 20_000,
    memoryMb: 32,
    ...options,
  })

describe('a worker that is kept', () => {
  it('does one job after the other, and works after every kind of end', async () => {
    const { run, close } = open({ concurrency: 1, idleMs: 20_000 })
    let worker = await run({ task: 'tell the worker' })
    expect(await run({ task: 'tell the worker' })).toBe(worker)
    const ends: [job: OddJob, options: { timeoutMs?: number }, error: object][] = [
      [{ task: 'throw' }, {}, { reason: 'crashed', cause: { message: 'a mistake of ours' } }],
      [{ task: 'leave' }, {}, { reason: 'crashed' }],
      [{ task: 'hang' }, { timeoutMs: 200 }, { reason: 'timeout' }],
      [{ task: 'take all memory' }, {}, { reason: 'crashed', cause: { code: 'ERR_WORKER_OUT_OF_MEMORY' } }],
    ]
    for (const [job, options, error] of ends) {
      await expect(run(job, options)).rejects.toMatchObject(error)
      const next = await run({ task: 'tell the worker' })
      expect(next).not.toBe(worker)
      worker = next
    }
    await close()
  })

  it.each(['after it has been idle', 'when the pool is closed'])('ends %s', async (when) => {
    const { run, close } = open({ idleMs: when === 'after it has been idle' ? 300 : 60_000 })
    const counter = new SharedArrayBuffer(4)
    const count = () => Atomics.load(new Int32Array(counter), 0)
    const worker = await run({ task: 'count', counter })
    await expect.poll(count, { timeout: 20_000 }).toBeGreaterThan(0)
    if (when === 'when the pool is closed') await close()
    await expect
      .poll(
        async () => {
          const before = count()
          await wait(100)
          return count() - before
        },
        { timeout: 20_000 },
      )
      .toBe(0)
    expect(await run({ task: 'tell the worker' })).not.toBe(worker)
    await close()
  })
})

it('gives every job a worker of its own where none is kept', async () => {
  const { run } = open({ concurrency: 1 })
  const workers = await Promise.all([1, 2, 3].map(() => run({ task: 'tell the worker' })))
  expect(new Set(workers).size).toBe(3)
})

it('works on two together, has others wait, and refuses more than may wait', async () => {
  const { run, close } = open({ maxQueue: 1, idleMs: 20_000 })
  const jobs = [1, 2, 3, 4].map(() => run({ task: 'wait', ms: 50 }))
  await expect(jobs[3]).rejects.toMatchObject({ code: 'too_many_requests' })
  const [first, second, third] = await Promise.all(jobs.slice(0, 3))
  expect(first).not.toBe(second)
  expect([first, second]).toContain(third)
  await close()
})

it('counts the time of a job from its own start', async () => {
  const { run } = open({ concurrency: 1, timeoutMs: 5_000 })
  const hanging = run({ task: 'hang' })
  const waiting = run({ task: 'wait', ms: 500 })
  await expect(hanging).rejects.toMatchObject({ reason: 'timeout' })
  await expect(waiting).resolves.toBeGreaterThan(0)
})

it('loads its module with the first job, and refuses what cannot be copied', async () => {
  const missing = open({}, './no-such-worker.ts')
  await expect(missing.run({ task: 'throw' })).rejects.toMatchObject({ reason: 'crashed' })
  const job = { task: 'wait', ms: () => 1 } as unknown as OddJob
  await expect(open().run(job)).rejects.toMatchObject({
    reason: 'crashed',
    cause: { name: 'DataCloneError' },
  })
})
