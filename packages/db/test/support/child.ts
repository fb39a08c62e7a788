import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'

export type Child = {
  readonly process: ChildProcess
  /** Everything printed so far, both streams. */
  readonly output: () => string
  /** Waits until the output contains the text. */
  readonly printed: (text: string) => Promise<void>
  /** kill -9, and waits for the end. */
  readonly kill: () => Promise<void>
  /** Waits for the end; gives the exit code. */
  readonly ended: Promise<number | null>
}

/** Runs a TypeScript file (a path relative to `test/`) in a process of its own. */
export function runScript(file: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Child {
  const path = fileURLToPath(new URL(`../${file}`, import.meta.url))
  // As in vitest.config.ts: these processes live for moments.
  const child = spawn(process.execPath, ['--liftoff-only', path, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, ...env },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  const ended = once(child, 'close').then(([code]) => code as number | null)
  return {
    process: child,
    output: () => output,
    printed: (text) => expect.poll(() => output, { timeout: 60_000, interval: 20 }).toContain(text),
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
    ended,
  }
}
