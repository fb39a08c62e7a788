import type { BrowserContextOptions } from '@playwright/test'

export type SampleSignIn = { email: string; password: string }

/** What an app begins with, made once for a whole run of the tests. */
export type FreshData = {
  /** Folder to be copied: with the embedded database in it, unless there is a server. */
  dataDir: string
  /** Where each app gets a database of its own, and the secret of the data in it. Undefined: the embedded database. */
  server?: { adminUrl: string; prefix: string; template: string; secret: string }
  /** How the sample member signs in there. */
  sample: SampleSignIn
}

/** What is made once for a whole run of the tests. */
export type Run = {
  /** The local trial after its first start: the embedded database, and a sign-in that the app itself offers. */
  trial: FreshData
  /** The same on a PostgreSQL where one can be had, which takes less of the processor; else the trial itself. */
  fresh: FreshData
  /** File with the cookies of a session of the sample member, good in every app that began with `fresh`. */
  memberState: string
}

const variable = 'E2E_RUN'

/** Hands the run to the workers, which are processes of their own. */
export function provideRun(run: Run): void {
  process.env[variable] = JSON.stringify(run)
}

/** @throws outside a worker of a run. */
export function getRun(): Run {
  const run = process.env[variable]
  if (run === undefined) throw new Error('Only a test that runs may ask for this.')
  return JSON.parse(run) as Run
}

export const noSession = { cookies: [], origins: [] } satisfies BrowserContextOptions['storageState']
