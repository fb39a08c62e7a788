import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'e2e',
    root: import.meta.dirname,
    include: ['**/*.e2e.ts'],
    globalSetup: ['support/global-setup.ts'],
    // One app and one sample member serve all journeys, so they take turns.
    fileParallelism: false,
    // A walk through a whole screen, with axe, takes its time on a small machine.
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // See notTheAppsFault in support/page.ts: a page that was cut off in the middle is asked for once more. In CI, where the
    // machine may be slow, a journey gets two more tries whatever it was; the report names those that needed it.
    retry: process.env.CI === undefined ? { count: 1, condition: /ERR_NETWORK_CHANGED/ } : 2,
  },
})
