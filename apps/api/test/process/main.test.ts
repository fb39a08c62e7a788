import { execFileSync } from 'node:child_process'
import { closeSync, constants, openSync } from 'node:fs'
import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { eligibleAnswers } from '../support/answers.ts'
import { freePort, killAll, run, signInSampleMember } from '../support/run-main.ts'

let dataDir: string

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'data folder with a space '))
})
afterAll(async () => {
  killAll()
  await rm(dataDir, { recursive: true, force: true })
})

const request = async (url: string, cookie: string, body?: object) => {
  const response = await fetch(url, {
    headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  })
  return (await response.json()) as { id: string }
}

/** The different permissions of what lies in a folder, itself too. */
async function modesIn(folder: string): Promise<{ folders: number[]; files: number[] }> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const modeOf = async (path: string) => (await stat(path)).mode & 0o777
  const all = await Promise.all(
    entries
      .filter((entry) => entry.isDirectory() || entry.isFile())
      .map(async (entry) => ({
        isFolder: entry.isDirectory(),
        mode: await modeOf(join(entry.parentPath, entry.name)),
      })),
  )
  const modes = (isFolder: boolean) => [
    ...new Set(all.filter((entry) => entry.isFolder === isFolder).map(({ mode }) => mode)),
  ]
  return { folders: [...new Set([await modeOf(folder), ...modes(true)])], files: modes(false) }
}

it('keeps every acknowledged write through kill -9 and a clean stop, and the sign-in too', async () => {
  const PORT = String(await freePort())
  const address = `http://127.0.0.1:${PORT}`
  const environment = { PORT, DATA_DIR: dataDir }

  const first = run(environment)
  expect(await first.started).toContain(
    `${address}\nSample member: founder@example.com, password start-up-visa`,
  )
  expect(first.output()).toContain(`Mail is written to ${join(dataDir, 'outbox')}, not sent`)
  const cookie = await signInSampleMember(address)
  const { id: userId } = await request(`${address}/api/users/me`, cookie)
  const stored = await request(`${address}/api/eligibility/evaluate`, cookie, eligibleAnswers)
  // Nobody else of the machine reads it, whatever the umask of whoever started the server.
  expect(await modesIn(dataDir)).toEqual({ folders: [0o700], files: [0o600] })
  first.child.kill('SIGKILL')
  await first.exited

  // As an earlier version left it.
  await chmod(join(dataDir, 'postgres', 'PG_VERSION'), 0o644)
  const second = run(environment)
  await second.started
  expect(await modesIn(dataDir)).toEqual({ folders: [0o700], files: [0o600] })
  expect(await request(`${address}/api/eligibility/${userId}`, cookie)).toEqual(stored)

  const refused = run({ PORT: String(await freePort()), DATA_DIR: dataDir })
  expect(await refused.exited).toBe(1)
  expect(refused.output()).toContain('DATA_DIR')

  // Its thread is kept for the next document, and is no reason to stay.
  const pdf = await fetch(`${address}/api/exports/application.pdf`, { headers: { cookie } })
  expect(await pdf.text()).toMatch(/^%PDF-/)
  second.child.kill('SIGTERM')
  expect(await second.exited).toBe(0)

  const third = run({ ...environment, LOG_LEVEL: 'debug' })
  await third.started
  expect(await request(`${address}/api/eligibility/${userId}`, cookie)).toEqual(stored)
  // A request under way is answered, and its connection, which the client would keep, holds up nothing.
  const underWay = fetch(`${address}/api/exports/application.pdf`, { headers: { cookie } })
  await vi.waitFor(() => expect(third.output()).toContain('/api/exports/application.pdf'), 10_000)
  third.child.kill('SIGTERM')
  expect(await (await underWay).text()).toMatch(/^%PDF-/)
  expect(await third.exited).toBe(0)
}, 120_000)

it.each([
  ['other machines reach it', { HOST: '0.0.0.0' }],
  ['a proxy may stand before it', { TRUST_PROXY: '10.0.0.1' }],
])(
  'takes the sample member away where %s',
  async (_what, settings) => {
    const PORT = String(await freePort())
    const PUBLIC_URL = `http://127.0.0.1:${PORT}`
    const { child, started, exited } = run({ PORT, DATA_DIR: dataDir, PUBLIC_URL, ...settings })
    expect(await started).not.toContain('start-up-visa')
    const response = await fetch(`http://127.0.0.1:${PORT}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'founder@example.com', password: 'start-up-visa' }),
    })
    expect(response.status).toBe(401)
    child.kill('SIGTERM')
    await exited
  },
  60_000,
)

it('serves on where nobody reads its log any more', async () => {
  const PORT = String(await freePort())
  const pipe = join(dataDir, 'log pipe')
  execFileSync('mkfifo', [pipe])
  const reader = openSync(pipe, constants.O_RDONLY | constants.O_NONBLOCK)
  const writer = openSync(pipe, constants.O_WRONLY)
  closeSync(reader)
  const environment = { PORT, DATA_DIR: dataDir, LOG_LEVEL: 'info' }
  const server = run(environment, { log: writer })
  closeSync(writer)
  const answers = async () => (await fetch(`http://127.0.0.1:${PORT}/readyz`)).status
  await vi.waitFor(async () => expect(await answers()).toBe(200), { timeout: 60_000, interval: 100 })
  // Its first line of its own comes after the first that it answers.
  await new Promise((done) => setTimeout(done, 3_000))
  expect(await answers()).toBe(200)
  server.child.kill('SIGTERM')
  expect(await server.exited).toBe(0)
}, 90_000)

it('says what to do when the port is taken', async () => {
  const blocker = createServer()
  await new Promise<void>((done) => blocker.listen(0, '127.0.0.1', done))
  const { port } = blocker.address() as AddressInfo
  const { exited, output } = run({ PORT: String(port), DATA_DIR: dataDir })
  expect(await exited).toBe(1)
  expect(output()).toContain(`Port ${port} on 127.0.0.1 is taken by another program. Stop it, or set PORT`)
  expect(output()).not.toContain('    at ')
  blocker.close()
})

it('names a setting that cannot be used', async () => {
  const { exited, output } = run({ PORT: 'three thousand', DATA_DIR: dataDir })
  expect(await exited).toBe(1)
  expect(output()).toContain('PORT: must be a port number')
})
