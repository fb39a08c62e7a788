import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/*
 * The embedded database is WebAssembly. Optimising it on background threads is wasted on the short lives it has in tests, and
 * while instances come and go V8 can abort over it (nodejs/node#64500).
 */
const execArgv = ['--liftoff-only']

/** In milliseconds. A property of a hundred texts took 4 s of the usual 5 where other programs ran beside it. */
const testTimeout = 30_000

export default defineConfig({
  test: {
    // Much of a test file's time is waiting: for the database, for scrypt, for a process to start.
    maxWorkers: availableParallelism() + 1,
    // The files of a worker share its modules, so no module may keep what a test could leave behind. To read the API anew for
    // each file took a quarter of the run.
    isolate: false,
    // Once per run: one PostgreSQL for the db and api projects, and none where neither runs.
    globalSetup: ['packages/db/test/support/global-setup.ts'],
    projects: [
      { test: { name: 'domain', root: 'packages/domain', include: ['src/**/*.test.ts'], testTimeout } },
      // What the screens work out without a browser.
      { test: { name: 'web', root: 'apps/web', include: ['src/**/*.test.ts'], testTimeout } },
      {
        test: {
          name: 'db',
          root: 'packages/db',
          include: ['test/**/*.test.ts'],
          execArgv,
          testTimeout,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'api',
          root: 'apps/api',
          include: ['test/**/*.test.ts'],
          execArgv,
          testTimeout,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
