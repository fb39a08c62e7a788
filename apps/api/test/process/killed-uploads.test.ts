import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { signInSampleMember } from '../support/run-main.ts'

const main = resolve(import.meta.dirname, '../../src/start.js')
let dataDir: string
let child: ChildProcess | undefined
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'killed-uploads-'))
})
afterAll(async () => {
  child?.kill('SIGKILL')
  await rm(dataDir, { recursive: true, force: true })
})

async function start(): Promise<{
  address: string
  kill: () => Promise<void>
  headers: Record<string, string>
}> {
  const probe = createServer()
  await new Promise<void>((done) => probe.listen(0, '127.0.0.1', done))
  const { port } = probe.address() as AddressInfo
  await new Promise((done) => probe.close(done))
  const started = spawn(process.execPath, ['--liftoff-only', main], {
    env: { ...process.env, DATABASE_URL: '', LOG_LEVEL: 'error', PORT: String(port), DATA_DIR: dataDir },
  })
  child = started
  const exited = new Promise((done) => started.once('exit', done))
  await new Promise<void>((ready, fail) => {
    started.stdout.on('data', (chunk) => String(chunk).includes('is running at') && ready())
    exited.then(() => fail(new Error('The process ended.')))
  })
  const address = `http://127.0.0.1:${port}`
  const cookie = await signInSampleMember(address)
  const kill = async () => {
    started.kill('SIGKILL')
    await exited
  }
  return { address, kill, headers: { cookie, 'content-type': 'application/json' } }
}

it('leaves no record without its bytes, and no half of a file, when it is killed in the middle', {
  timeout: 180_000,
}, async () => {
  const first = await start()
  const bytes = Buffer.alloc(4_000_000, 'Dear bank. ')
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const acknowledged = new Set<string>()
  let isUp = true
  const upload = async () => {
    while (isUp) {
      const asked = await fetch(`${first.address}/api/documents/upload`, {
        method: 'POST',
        headers: first.headers,
      })
      const { uploadURL: objectPath } = (await asked.json()) as { uploadURL: string }
      await fetch(objectPath, { method: 'PUT', body: bytes })
      const body = JSON.stringify({ fileName: 'letter.txt', objectPath })
      const saved = await fetch(`${first.address}/api/documents`, {
        method: 'POST',
        headers: first.headers,
        body,
      })
      const { id } = (await saved.json()) as { id?: string }
      if (id !== undefined) acknowledged.add(id)
    }
  }
  // Each is somewhere else on its way when the process dies.
  const uploads = Array.from({ length: 6 }, () => upload().catch(() => {}))
  // However slow the machine is: some have come through, the rest are under way.
  await vi.waitFor(() => expect(acknowledged.size).toBeGreaterThan(2), { timeout: 90_000, interval: 20 })
  await first.kill()
  isUp = false
  await Promise.all(uploads)

  const second = await start()
  const me = (await (await fetch(`${second.address}/api/users/me`, { headers: second.headers })).json()) as {
    id: string
  }
  const listed = await fetch(`${second.address}/api/documents/${me.id}`, { headers: second.headers })
  const documents = (await listed.json()) as { id: string; objectPath: string }[]
  for (const id of acknowledged) expect(documents.map((document) => document.id)).toContain(id)
  for (const { id } of documents) {
    const file = await fetch(`${second.address}/api/documents/${id}/download`, { headers: second.headers })
    const received = Buffer.from(await file.arrayBuffer())
    expect(createHash('sha256').update(received).digest('hex')).toBe(sha256)
  }
  // Whatever lies in the folder has a whole key's name, where the sweep finds it, or is an unfinished write, which it clears.
  const kept = await readdir(join(dataDir, 'files', me.id)).catch(() => [])
  const recorded = new Set(documents.map(({ objectPath }) => objectPath.split('/')[1]))
  for (const name of kept.filter((name) => !recorded.has(name))) expect(name).toMatch(/^[0-9a-f-]{36}$/)
  await second.kill()
})
