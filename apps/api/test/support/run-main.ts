import { type ChildProcess, spawn } from 'node:child_process'
import { type AddressInfo, createServer } from 'node:net'
import { resolve } from 'node:path'

const main = resolve(import.meta.dirname, '../../src/start.js')
const children: ChildProcess[] = []

/** For `afterAll`: what a failed test left running. */
export function killAll(): void {
  for (const child of children.splice(0)) child.kill('SIGKILL')
}

/** A port on the loopback address that nobody listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((done) => probe.listen(0, '127.0.0.1', done))
  const { port } = probe.address() as AddressInfo
  await new Promise((done) => probe.close(done))
  return port
}

/**
 * Starts the server as `pnpm start` does, with these variables beside the test's own.
 *
 * @param options.log where its output goes; nothing of it is known here then.
 */
export function run(environment: Record<string, string>, { log }: { log?: number } = {}) {
  // As in vitest.config.ts: these processes live for moments.
  const child = spawn(process.execPath, ['--liftoff-only', main], {
    env: { ...process.env, DATABASE_URL: '', LOG_LEVEL: 'error', ...environment },
    stdio: ['ignore', log ?? 'pipe', log ?? 'pipe'],
  })
  children.push(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk))
  const exited = new Promise<number | null>((done) => child.once('exit', (code) => done(code)))
  const started = new Promise<string>((done, fail) => {
    child.stdout?.on('data', () => output.includes('is running at') && done(output))
    exited.then(() => fail(new Error(output)))
  })
  started.catch(() => {})
  return { child, started, exited, output: () => output }
}

/** Signs the sample member in, and gives their cookies. */
export async function signInSampleMember(address: string): Promise<string> {
  const response = await fetch(`${address}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'founder@example.com', password: 'start-up-visa' }),
  })
  if (response.status !== 200) throw new Error(`sign-in failed: ${response.status}`)
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ')
}
