import { test as base, type Page } from '@playwright/test'
import { startApp } from './app.ts'
import { leaveOutFirstDataWhereRouted } from './first-data.ts'
import { createMemberApi, type MemberApi } from './member-api.ts'
import { type Expectations, watchPage } from './page-problems.ts'
import { getRun, noSession, type SampleSignIn } from './run.ts'
import type { RunningApp } from './run-app.ts'
import { signIn } from './sign-in.ts'
import { translate } from './translate.ts'
import { waitForStart } from './wait-for-start.ts'

export { expect } from '@playwright/test'

export type PageOptions = Expectations & {
  /** Of the window, in CSS pixels: 1280 unless said otherwise; below 600 it is a phone with touch. */
  width?: number
  /** Whether the page starts with a session of the sample member: yes unless said otherwise. */
  signedIn?: boolean
  /** Origin of another app than the worker's, where the sample member then signs in anew. */
  baseUrl?: string
  colorScheme?: 'light' | 'dark'
  userAgent?: string
  javaScriptEnabled?: boolean
  /** Whether to go to a screen waits until it answers: yes, unless the test is about before. */
  waitsForStart?: boolean
  /** Whether the browser translates what it shows. */
  translated?: boolean
}

export type NewPage = (options?: PageOptions) => Promise<Page>

type TestFixtures = {
  /** Opens a page in a context of its own. */
  newPage: NewPage
}

type WorkerFixtures = {
  /** The app of this worker, with data of its own. */
  app: RunningApp
  sample: SampleSignIn
  /** The sample member's REST API in `app`, to put a test's start in place and to leave nothing behind. */
  memberApi: MemberApi
}

/**
 * `page` is a window of 1280 pixels with a session of the sample member. A test fails when one of its pages logs an error,
 * throws, asks another origin for anything, or when a request fails or is answered with an error that the test does not expect.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  app: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture asks for.
    async ({}, use) => {
      const app = await startApp()
      await use(app)
      await app.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  sample: [
    // biome-ignore lint/correctness/noEmptyPattern: as above.
    async ({}, use) => use(getRun().fresh.sample),
    { scope: 'worker' },
  ],
  memberApi: [
    async ({ app, playwright }, use) => {
      const request = await playwright.request.newContext({
        baseURL: app.baseUrl,
        storageState: getRun().memberState,
        extraHTTPHeaders: { origin: app.baseUrl },
      })
      await use(await createMemberApi(request))
      await request.dispose()
    },
    { scope: 'worker' },
  ],
  newPage: async ({ browser, app, sample }, use) => {
    const problems: string[] = []
    const contexts: Awaited<ReturnType<typeof browser.newContext>>[] = []
    await use(async (options = {}) => {
      const {
        width = 1280,
        baseUrl = app.baseUrl,
        signedIn: isMember = true,
        colorScheme = 'light',
      } = options
      const isPhone = width < 600
      const context = await browser.newContext({
        baseURL: baseUrl,
        viewport: { width, height: isPhone ? 844 : 860 },
        hasTouch: isPhone,
        colorScheme,
        storageState: isMember && baseUrl === app.baseUrl ? getRun().memberState : noSession,
        javaScriptEnabled: options.javaScriptEnabled ?? true,
        ...(options.userAgent === undefined ? {} : { userAgent: options.userAgent }),
      })
      contexts.push(context)
      if (isMember && baseUrl !== app.baseUrl) {
        await signIn(context.request, baseUrl, sample)
      }
      const page = await context.newPage()
      watchPage(page, baseUrl, options, problems)
      leaveOutFirstDataWhereRouted(page)
      if (options.waitsForStart ?? options.javaScriptEnabled ?? true) waitForStart(page)
      if (options.translated || process.env.TRANSLATED) await translate(page)
      return page
    })
    await Promise.all(contexts.map((context) => context.close()))
    base.expect(problems).toEqual([])
  },
  page: async ({ newPage }, use) => use(await newPage()),
})
