import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { getRun } from './run.ts'
import { type Installation, makeInstallation, type RunningApp, runApp } from './run-app.ts'
import { workspaceRoot } from './workspace-root.ts'

export type { Installation, RunningApp }

/** An installation for an app of a test's own, with the data of a first start: to make them anew takes three times as long. */
export const newInstallation = (): Promise<Installation> => makeInstallation(getRun().freshData)

/**
 * Starts an app of a test's own, unless said otherwise with the data of a first start. `environment`: more variables.
 */
export async function startApp(
  installation?: Installation,
  environment?: Record<string, string>,
): Promise<RunningApp> {
  return runApp(installation ?? (await newInstallation()), environment)
}

/** Creates a member who has nothing yet, in the data of an app that is not running. Gives their password. */
export async function createEmptyMember({ dataDir }: Installation, email: string): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--liftoff-only', 'apps/api/src/admin.ts', 'create-member', email, 'Noor Haddad'],
    { cwd: workspaceRoot, env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', LOG_LEVEL: 'warn' } },
  )
  const [, password] = /Password: (\S+)/.exec(stdout) ?? []
  if (password === undefined) throw new Error(`No member was created: ${stdout}`)
  return password
}
