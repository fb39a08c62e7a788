import { expect, inject, it, vi } from 'vitest'
import { useProcessPlace } from '../support/process-place.ts'
import { freePort, run } from '../support/run-main.ts'

const place = useProcessPlace('many-cores')

it('refuses more than one process on the embedded database', async () => {
  const { exited, output } = run({ DATA_DIR: place.dataDir, WORKERS: '2', PORT: String(await freePort()) })
  expect(await exited).toBe(1)
  expect(output()).toContain('WORKERS: needs DATABASE_URL')
})

it.skipIf(inject('testDatabaseServer').kind !== 'server')(
  'serves with two processes from an empty database on, replaces one that is killed, and stops with a signal',
  async () => {
    const PORT = String(await freePort())
    const service = run({
      PORT,
      ...place.onServer(),
      WORKERS: '2',
      LOG_LEVEL: 'info',
    })
    const answers = async () => (await fetch(`http://127.0.0.1:${PORT}/readyz`)).status
    const pids = () => {
      const lines = service.output().match(/"pid":(\d+)/g) ?? []
      return new Set(lines)
    }
    expect((await service.started).match(/is running at/g)).toHaveLength(1)
    await vi.waitFor(() => expect(service.output().match(/Server listening/g)).toHaveLength(2), 30_000)
    expect(await answers()).toBe(200)

    const [first] = pids()
    process.kill(Number(first?.replace('"pid":', '')), 'SIGKILL')
    await vi.waitFor(() => expect(service.output()).toContain('another takes its place'), 10_000)
    expect(await answers()).toBe(200)
    await vi.waitFor(() => expect(service.output().match(/Server listening/g)).toHaveLength(3), 30_000)
    expect(service.output().match(/is running at/g)).toHaveLength(1)

    service.child.kill('SIGTERM')
    expect(await service.exited).toBe(0)
    await expect(answers()).rejects.toThrow()
  },
  120_000,
)
