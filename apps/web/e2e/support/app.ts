import { type Installation, makeInstallation } from './installation.ts'
import { getRun } from './run.ts'
import { runAdmin } from './run-admin.ts'
import { type RunningApp, runApp } from './run-app.ts'

export type { Installation, RunningApp }

/** An installation for an app of a test's own, with the data of a first start: to make them anew takes three times as long. */
export const newInstallation = (): Promise<Installation> => makeInstallation(getRun().fresh)

/**
 * Starts an app of a test's own, unless said otherwise with the data of a first start. `environment`: more variables.
 */
export async function startApp(
  installation?: Installation,
  environment?: Record<string, string>,
): Promise<RunningApp> {
  return runApp(installation ?? (await newInstallation()), environment)
}

/** The local trial, as `pnpm start` gives it to somebody who sets nothing. */
export async function startTrial(): Promise<RunningApp> {
  return runApp(await makeInstallation(getRun().trial))
}

/** Creates a member who has nothing yet, in the data of an app that is not running. Gives their password. */
export async function createEmptyMember(installation: Installation, email: string): Promise<string> {
  const said = await runAdmin(installation, ['create-member', email, 'Noor Haddad'])
  const [, password] = /Password: (\S+)/.exec(said) ?? []
  if (password === undefined) throw new Error(`No member was created: ${said}`)
  return password
}
