import { defineConfig } from '@playwright/test'

const isCi = process.env.CI !== undefined

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  globalSetup: './e2e/support/global-setup.ts',
  // Each worker has an app and a sample member of its own, whom the tests of a file may change: so they take turns.
  fullyParallel: false,
  workers: 2,
  // A walk through a whole screen, with axe, takes its time on a small machine.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  // A retry is a debt: the reporter names every test that needed one.
  retries: isCi ? 2 : 0,
  forbidOnly: isCi,
  reporter: [['list'], ['./e2e/support/debt-reporter.ts']],
  use: {
    viewport: { width: 1280, height: 860 },
    locale: 'en-CA',
    timezoneId: 'America/Toronto',
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    // To write down each step takes time: in CI only where a test is tried again. Without pictures, as the page is in the trace anyway.
    trace: { mode: isCi ? 'on-first-retry' : 'retain-on-failure', screenshots: false, sources: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Two pages of Chromium's own address bar, loaded anew with every window: a third of what a short test costs.
        '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup',
      ],
    },
  },
})
