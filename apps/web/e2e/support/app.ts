import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { getRun } from './run.ts'
import { type AppPlace, newPlace, type RunningApp, runApp } from './run-app.ts'
import { workspaceRoot } from './workspace-root.ts'

export type { AppPlace, RunningApp }

/** A place for an app of a test's own, with the data of a first start: to make them anew takes three times as long. */
export const newAppPlace = (): Promise<AppPlace> => newPlace(getRun().freshData)

/**
 * Starts an app of a test's own, unless said otherwise with the data of a first start. `environment`: more variables.
 */
export async function startApp(place?: AppPlace, environment?: Record<string, string>): Promise<RunningApp> {
  return runApp(place ?? (await newAppPlace()), environment)
}

/** Creates a member who has nothing yet, in the data of an app that is not running. Gives their password. */
export async function createEmptyMember({ dataDir }: AppPlace, email: string): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--liftoff-only', 'apps/api/src/admin.ts', 'create-member', email, 'Noor Haddad'],
    { cwd: workspaceRoot, env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', LOG_LEVEL: 'warn' } },
  )
  const [, password] = /Password: (\S+)/.exec(stdout) ?? []
  if (password === undefined) throw new Error(`No member was created: ${stdout}`)
  return password
}
