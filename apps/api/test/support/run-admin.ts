import { spawn } from 'node:child_process'
import { resolve } from 'node:path'

const adminFile = resolve(import.meta.dirname, '../../src/admin.ts')

/** Gives an operator's command as a process of its own, with these variables beside the test's. */
export function runAdmin(args: readonly string[], environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['--liftoff-only', adminFile, ...args], {
    env: { ...process.env, DATABASE_URL: '', ...environment },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const ended = new Promise<{ code: number | null; output: string }>((done) =>
    child.once('close', (code) => done({ code, output })),
  )
  return { child, ended }
}
