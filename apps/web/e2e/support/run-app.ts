import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Installation } from './installation.ts'
import { workspaceRoot } from './workspace-root.ts'

export type RunningApp = {
  readonly baseUrl: string
  /** Where the app keeps everything. */
  readonly dataDir: string
  /** Ends the process as an administrator does. Its data stay. */
  readonly end: () => Promise<void>
  /** The same, and deletes its data. */
  readonly stop: () => Promise<void>
  /** Ends the process as a crash does. Its data stay, for another app in the same installation. */
  readonly kill: () => Promise<void>
}

/** Starts the built app as `pnpm start` does. `environment`: more variables. */
export async function runApp(
  { port, dataDir, variables, remove }: Installation,
  environment: Record<string, string> = {},
): Promise<RunningApp> {
  const child = spawn(process.execPath, ['--liftoff-only', 'apps/api/src/start.js'], {
    cwd: workspaceRoot,
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: '',
      REQUESTS_PER_MINUTE: '1000000',
      LOG_LEVEL: 'warn',
      // Where the tests take webhooks.
      WEBHOOK_NETWORKS: '127.0.0.1',
      ...variables,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output: string[] = []
  child.stdout.on('data', (chunk) => output.push(String(chunk)))
  child.stderr.on('data', (chunk) => output.push(String(chunk)))
  const baseUrl = `http://127.0.0.1:${port}`

  let isAsked = false
  child.once('exit', (code, signal) => {
    if (!isAsked) process.stderr.write(`An app ended by itself (${signal ?? code}):\n${output.join('')}\n`)
  })

  const kill = async () => {
    isAsked = true
    const exited = once(child, 'exit')
    child.kill('SIGKILL')
    await exited
  }

  const end = async () => {
    isAsked = true
    if (child.exitCode === null && child.signalCode === null) {
      const exited = once(child, 'exit')
      child.kill('SIGTERM')
      await exited
    }
  }

  const stop = async () => {
    await end()
    await remove()
  }

  try {
    await waitUntilReady(baseUrl, () => child.exitCode !== null)
  } catch (error) {
    await stop()
    throw new Error(`The app did not start. It said:\n${output.join('')}`, { cause: error })
  }
  return { baseUrl, dataDir, end, stop, kill }
}

async function waitUntilReady(baseUrl: string, hasExited: () => boolean): Promise<void> {
  const deadline = Date.now() + 120_000
  while (Date.now() < deadline) {
    if (hasExited()) throw new Error('The process ended.')
    const isReady = await fetch(`${baseUrl}/readyz`).then(
      (response) => response.ok,
      () => false,
    )
    if (isReady) return
    await new Promise((done) => setTimeout(done, 200))
  }
  throw new Error('It was not ready within two minutes.')
}
