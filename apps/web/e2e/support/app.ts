import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const workspaceRoot = resolve(import.meta.dirname, '../../../..')

export type RunningApp = { readonly baseUrl: string; readonly stop: () => Promise<void> }

/** Starts the built app as `pnpm start` does, on a free port, with an empty database in a folder of its own. `environment`: more variables. */
export async function startApp(environment: Record<string, string> = {}): Promise<RunningApp> {
  const port = await findFreePort()
  const dataDir = await mkdtemp(join(tmpdir(), 'landfall-e2e-'))
  const child = spawn(process.execPath, ['--liftoff-only', 'apps/api/src/main.ts'], {
    cwd: workspaceRoot,
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      // The local trial, whatever the shell around has set.
      DATABASE_URL: '',
      PUBLIC_URL: '',
      REQUESTS_PER_MINUTE: '1000000',
      LOG_LEVEL: 'warn',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output: string[] = []
  child.stdout.on('data', (chunk) => output.push(String(chunk)))
  child.stderr.on('data', (chunk) => output.push(String(chunk)))
  const baseUrl = `http://127.0.0.1:${port}`

  const stop = async () => {
    if (child.exitCode === null) {
      const exited = once(child, 'exit')
      child.kill('SIGTERM')
      await exited
    }
    await rm(dataDir, { recursive: true, force: true })
  }

  try {
    await waitUntilReady(baseUrl, () => child.exitCode !== null)
  } catch (error) {
    await stop()
    throw new Error(`The app did not start. It said:\n${output.join('')}`, { cause: error })
  }
  return { baseUrl, stop }
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('No port could be found.')
  return address.port
}

async function waitUntilReady(baseUrl: string, hasExited: () => boolean): Promise<void> {
  const deadline = Date.now() + 60_000
  while (Date.now() < deadline) {
    if (hasExited()) throw new Error('The process ended.')
    const isReady = await fetch(`${baseUrl}/readyz`).then(
      (response) => response.ok,
      () => false,
    )
    if (isReady) return
    await new Promise((done) => setTimeout(done, 200))
  }
  throw new Error('It was not ready within 60 seconds.')
}
