import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Installation } from './installation.ts'
import { workspaceRoot } from './workspace-root.ts'

/** Runs a command of an operator on an installation in which no app runs. Gives what it printed. */
export async function runAdmin(
  { variables }: Pick<Installation, 'variables'>,
  args: readonly string[],
): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--liftoff-only', 'apps/api/src/admin.ts', ...args],
    { cwd: workspaceRoot, env: { ...process.env, ...variables, LOG_LEVEL: 'warn' } },
  )
  return stdout
}
