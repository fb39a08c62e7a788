import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const api = resolve(import.meta.dirname, '..')

export type RunningServer = {
  readonly address: string
  /** Megabytes of memory in use by the process, its threads included, and by the processes that it has started. */
  readonly rssMb: () => number
  /** Milliseconds of processor time that it has used since its start. Unlike a rate, other programs on the machine hardly change it. */
  readonly cpuMs: () => number
  readonly stop: () => Promise<void>
}

export async function startServer(
  script: string,
  {
    port,
    databaseUrl,
    secret,
    workers,
    dataDir,
    flags = [],
  }: {
    port: number
    /** Without one the server has the embedded database of `dataDir`. */
    databaseUrl: string | undefined
    secret: string
    workers: string
    /** Where it keeps what it keeps; a new folder for as long as it runs where none is given. */
    dataDir?: string | undefined
    flags?: readonly string[]
  },
): Promise<RunningServer> {
  const ownFolder = dataDir === undefined ? await mkdtemp(join(tmpdir(), 'bench-')) : undefined
  const child = spawn(process.execPath, [...flags, resolve(api, script)], {
    cwd: api,
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: String(port),
      ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
      AUTH_SECRET: secret,
      WORKERS: workers,
      // As `pnpm start` and the image have it.
      MALLOC_ARENA_MAX: '2',
      DATA_DIR: dataDir ?? ownFolder,
      // A bench is one address that asks often.
      REQUESTS_PER_MINUTE: '100000000',
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const address = `http://127.0.0.1:${port}`
  await untilListening(address, child)
  // Every process but the first begins to start only now.
  if (workers !== '1') await wait(10_000)
  return {
    address,
    rssMb: () => rssMb(child),
    cpuMs: () => cpuMs(child),
    stop: async () => {
      child.kill('SIGTERM')
      await once(child, 'exit')
      if (ownFolder !== undefined) await rm(ownFolder, { recursive: true, force: true })
    },
  }
}

async function untilListening(address: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if (child.exitCode !== null) throw new Error(`the server at ${address} ended with ${child.exitCode}`)
    try {
      await fetch(`${address}/healthz`)
      return
    } catch {
      await wait(200)
    }
  }
  throw new Error(`nothing answers at ${address}`)
}

/** Linux tells it in /proc; elsewhere there is no figure. */
function rssMb(child: ChildProcess): number {
  return sumOverProcesses(child, (pid) => {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024)
  })
}

/** A tick of the kernel's accounts is 10 ms on every Linux there is. */
const tickMs = 10

function cpuMs(child: ChildProcess): number {
  return sumOverProcesses(child, (pid) => {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // After the program's name, which may hold spaces: state, ten further fields, utime and stime.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[11]) + Number(fields[12])) * tickMs
  })
}

/** Of a process and those that it has started. */
function sumOverProcesses({ pid }: ChildProcess, read: (pid: string) => number): number {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ')
    return [String(pid), ...children]
      .filter((one) => one.trim() !== '')
      .reduce((sum, one) => sum + read(one), 0)
  } catch {
    return Number.NaN
  }
}
