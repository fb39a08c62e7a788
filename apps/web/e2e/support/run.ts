import type { BrowserContextOptions } from '@playwright/test'

export type SampleSignIn = { email: string; password: string }

/** What is made once for a whole run of the tests. */
export type Run = {
  /** Folder with the data of an app's first start, to be copied. */
  freshData: string
  sample: SampleSignIn
  /** File with the cookies of a session of the sample member, good in every app that began with `freshData`. */
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
