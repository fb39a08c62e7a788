import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { freePort, killAll, run, signInSampleMember } from '../support/run-main.ts'
import { mountOwnDisk, type OwnDisk } from './own-disk.ts'

let folder: string
let disk: OwnDisk | undefined
let settings: { DATA_DIR: string; PORT: string }
let server: ReturnType<typeof run>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'faults-embedded-'))
  disk = mountOwnDisk(folder, { megabytes: 120 })
  settings = { DATA_DIR: join(folder, 'data'), PORT: String(await freePort()) }
})
afterAll(async () => {
  killAll()
  await server?.exited
  disk?.remove()
  await rm(folder, { recursive: true, force: true })
})

it('serves whole where it was killed while the schema of the embedded database was made', {
  timeout: 90_000,
}, async () => {
  const killed = run(settings)
  // The folder comes under its name before the first migration.
  await vi.waitFor(() => expect(existsSync(join(settings.DATA_DIR, 'postgres'))).toBe(true), {
    timeout: 60_000,
    interval: 2,
  })
  killed.child.kill('SIGKILL')
  await killed.exited
  expect(killed.output()).not.toContain('is running at')
  const begun = performance.now()
  server = run({ ...settings, LOG_LEVEL: 'fatal' })
  await server.started
  const seconds = (performance.now() - begun) / 1000
  process.stdout.write(
    `fault | embedded database killed within a migration | found the whole schema | up in ${seconds.toFixed(1)} s\n`,
  )
  expect((await fetch(`http://127.0.0.1:${settings.PORT}/readyz`)).status).toBe(200)
})

it('keeps what it acknowledged on a full disk, refuses the rest in words, and goes on once there is room', {
  timeout: 90_000,
}, async ({ skip }) => {
  if (disk === undefined) return skip('this machine lets us mount no disk of our own')
  const address = `http://127.0.0.1:${settings.PORT}`
  const headers = { cookie: await signInSampleMember(address), 'content-type': 'application/json' }
  const post = (path: string, body: object) =>
    fetch(`${address}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  const acknowledged: string[] = []
  let sent = 0
  const write = async () => {
    sent += 1
    const title = `On a full disk ${sent}`
    const milestone = { title, description: 'x'.repeat(2_000), status: 'upcoming', category: 'legal' }
    const response = await post('/milestones', milestone)
    if (response.status === 200) acknowledged.push(title)
    return response
  }
  const { uploadURL } = (await (await post('/documents/upload', {})).json()) as { uploadURL: string }
  const upload = () => fetch(uploadURL, { method: 'PUT', body: Buffer.alloc(3_000_000, 'x') })
  expect((await write()).status).toBe(200)

  disk.fill()
  expect((await upload()).status).toBe(503)
  expect((await fetch(`${address}/readyz/files`)).status).toBe(503)
  const refusals = await vi.waitFor(
    async () => {
      const refused: Response[] = []
      for (let tries = 0; tries < 10; tries += 1) {
        const response = await write()
        if (response.status !== 200) refused.push(response)
      }
      expect(refused.length).toBeGreaterThan(5)
      return refused
    },
    { timeout: 30_000 },
  )
  for (const refused of refusals) {
    expect(refused.status).toBe(503)
    expect(await refused.text()).toContain('What you saved is safe')
  }
  // What is there is read on.
  const me = await fetch(`${address}/api/users/me`, { headers })
  expect(me.status).toBe(200)

  disk.free()
  const begun = performance.now()
  await vi.waitFor(async () => expect((await write()).status).toBe(200), { timeout: 10_000 })
  expect((await upload()).status).toBe(200)
  const seconds = (performance.now() - begun) / 1000
  const { id } = (await me.json()) as { id: string }
  const listed = await fetch(`${address}/api/milestones/${id}`, { headers })
  const titles = ((await listed.json()) as { title: string }[]).map(({ title }) => title)
  const found = titles.filter((title) => title.startsWith('On a full disk'))
  process.stdout.write(
    `fault | embedded, disk full | sent ${sent} | acknowledged ${acknowledged.length} | found ${found.length} | recovered in ${seconds.toFixed(1)} s\n`,
  )
  expect(found.toSorted()).toEqual(acknowledged.toSorted())
  server.child.kill('SIGTERM')
  expect(await server.exited).toBe(0)
})
