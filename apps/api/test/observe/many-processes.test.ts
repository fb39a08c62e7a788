import { execFileSync, spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { expect, inject, it, vi } from 'vitest'
import { useProcessPlace } from '../support/process-place.ts'
import { freePort, run } from '../support/run-main.ts'

const place = useProcessPlace('metrics')
const token = 'a-token-of-the-tests'
const alertsFolder = resolve(import.meta.dirname, '../../../../deploy/prometheus')

it.skipIf(spawnSync('promtool', ['--version']).error !== undefined)(
  'has alerts that fire when they should',
  () => {
    execFileSync('promtool', ['check', 'rules', 'alerts.yml'], { cwd: alertsFolder })
    execFileSync('promtool', ['test', 'rules', 'alerts.test.yml'], { cwd: alertsFolder })
  },
)

it('refuses to tell other machines without a token', async () => {
  const settings = { METRICS_PORT: '9100', METRICS_HOST: '0.0.0.0' }
  const { exited, output } = run({ DATA_DIR: place.dataDir, PORT: String(await freePort()), ...settings })
  expect(await exited).toBe(1)
  expect(output()).toContain('METRICS_TOKEN: is required where METRICS_HOST opens the figures')
})

it('tells one process’s figures, not to members, and not without the token', async () => {
  const [PORT, METRICS_PORT] = [String(await freePort()), String(await freePort())]
  const folder = join(place.dataDir, 'embedded')
  const server = run({ DATA_DIR: folder, PORT, METRICS_PORT, METRICS_TOKEN: token })
  await server.started
  const address = `http://127.0.0.1:${METRICS_PORT}/metrics`
  expect((await fetch(address)).status).toBe(401)
  expect((await fetch(address, { headers: { authorization: 'Bearer other' } })).status).toBe(401)
  const told = await fetch(address, { headers: { authorization: `Bearer ${token}` } })
  expect(told.status).toBe(200)
  const text = await told.text()
  expect(text).toMatch(/^landfall_jobs_waiting\{kind="send-mail",state="due"\} 0$/m)
  expect(text).toMatch(/^process_resident_memory_bytes \d/m)
  expect(text).toMatch(/^landfall_processes 1$/m)
  const alerts = await readFile(join(alertsFolder, 'alerts.yml'), 'utf8')
  const asked = new Set(alerts.match(/\b(?:landfall|process|nodejs)_\w+/g))
  expect(asked.size).toBeGreaterThan(8)
  // A histogram's figures are told from its first event on, its name at once.
  for (const name of asked) expect(text).toContain(`# TYPE ${name.replace(/_(?:bucket|count|sum)$/, '')} `)
  const publicly = await fetch(`http://127.0.0.1:${PORT}/metrics`)
  expect(await publicly.text()).not.toContain('landfall_')
  server.child.kill('SIGTERM')
  expect(await server.exited).toBe(0)
}, 60_000)

it.skipIf(inject('testDatabaseServer').kind !== 'server')(
  'adds up what all processes counted, one that was killed included',
  async () => {
    const [PORT, METRICS_PORT] = [String(await freePort()), String(await freePort())]
    const service = run({
      PORT,
      METRICS_PORT,
      ...place.onServer(),
      WORKERS: '2',
      LOG_LEVEL: 'info',
    })
    await service.started
    const listening = () => service.output().match(/Server listening/g)?.length
    await vi.waitFor(() => expect(listening()).toBe(2), 30_000)
    const read = async () => (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text()
    const counted = async () =>
      Number(/_count\{.*feature="\/api\/openapi.json".*\} (\d+)$/m.exec(await read())?.[1] ?? 0)
    await vi.waitFor(
      async () => expect(/^landfall_processes (\d)$/m.exec(await read())?.[1]).toBe('2'),
      10_000,
    )
    const ask = async (times: number) => {
      for (let time = 0; time < times; time += 1) {
        // A connection each, so that both processes get some.
        const response = await fetch(`http://127.0.0.1:${PORT}/api/openapi.json`, {
          headers: { connection: 'close' },
        })
        await response.arrayBuffer()
      }
    }
    await ask(20)
    await vi.waitFor(async () => expect(await counted()).toBe(20), 5_000)
    const [pid] = service.output().match(/(?<="pid":)\d+/g) ?? []
    process.kill(Number(pid), 'SIGKILL')
    await vi.waitFor(() => expect(listening()).toBe(3), 30_000)
    await ask(5)
    await vi.waitFor(async () => expect(await counted()).toBe(25), 5_000)
    service.child.kill('SIGTERM')
    expect(await service.exited).toBe(0)
  },
  90_000,
)
