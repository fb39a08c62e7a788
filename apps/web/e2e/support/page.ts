import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, afterEach, expect, inject } from 'vitest'

type PageOptions = {
  /** Of the window, in CSS pixels: 1280 unless said otherwise; below 600 it is a phone with touch. */
  width?: number
  /** Whether the page starts with a session of the sample member: yes unless said otherwise. */
  signedIn?: boolean
  /** Origin of another app than the one that all journeys share, where the sample member then signs in. */
  baseUrl?: string
  colorScheme?: 'light' | 'dark'
  userAgent?: string
  javaScriptEnabled?: boolean
  /** Origin that this app may ask besides its own. */
  storageOrigin?: string
  /** Whether this journey cuts requests off on purpose. */
  cutsRequests?: boolean
  /** Statuses from 400 up that this journey provokes on purpose. */
  expectedStatuses?: readonly number[]
}

/**
 * A change of page aborts what it has made useless. And when a container or a VPN starts or stops on the machine, Chromium
 * cuts all connections, loopback included; the app then asks again.
 */
const notTheAppsFault = new Set(['net::ERR_ABORTED', 'net::ERR_NETWORK_CHANGED'])

let browser: Browser | undefined
const contexts: BrowserContext[] = []
const problems: string[] = []

/**
 * A page in a context of its own. The test fails when the page logs an error, throws, asks another origin for anything, or
 * when a request fails or is answered with an error that the test does not expect.
 */
export async function newPage(options: PageOptions = {}): Promise<Page> {
  const {
    width = 1280,
    baseUrl,
    signedIn = true,
    colorScheme = 'light',
    userAgent,
    javaScriptEnabled = true,
  } = options
  browser ??= await chromium.connect(inject('browserEndpoint'))
  const isPhone = width < 600
  const context = await browser.newContext({
    baseURL: baseUrl ?? inject('baseUrl'),
    viewport: { width, height: isPhone ? 844 : 860 },
    hasTouch: isPhone,
    colorScheme,
    javaScriptEnabled,
    locale: 'en-CA',
    timezoneId: 'America/Toronto',
    ...(userAgent ? { userAgent } : {}),
    ...(signedIn && baseUrl === undefined ? { storageState: inject('memberState') } : {}),
  })
  contexts.push(context)
  if (baseUrl !== undefined && signedIn) {
    const headers = { origin: baseUrl }
    await context.request.post('/api/auth/sign-in/email', { data: inject('sample'), headers })
  }
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  watch(page, options)
  return page
}

function watch(page: Page, options: PageOptions): void {
  const { expectedStatuses = [], cutsRequests = false, storageOrigin } = options
  const origin = options.baseUrl ?? inject('baseUrl')
  page.on('pageerror', (error) => problems.push(`page error: ${error.stack ?? error.message}`))
  page.on('console', (message) => {
    // The browser also logs each request that did not succeed; those are judged below.
    const text = message.text()
    const isRequest =
      text.startsWith('Failed to load resource') || (cutsRequests && text.includes('Failed to fetch'))
    if (message.type() === 'error' && !isRequest) problems.push(`console error: ${text}`)
  })
  page.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url())
    const isLocal =
      asked === origin || asked === storageOrigin || protocol === 'data:' || protocol === 'blob:'
    if (!isLocal) problems.push(`request outside the app: ${request.url()}`)
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'no reason given'
    if (!cutsRequests && !notTheAppsFault.has(reason))
      problems.push(`request failed: ${request.url()} (${reason})`)
  })
  page.on('response', (response) => {
    const status = response.status()
    if (status >= 400 && !expectedStatuses.includes(status)) problems.push(`${status} for ${response.url()}`)
  })
}

afterEach(async () => {
  await Promise.all(contexts.splice(0).map((context) => context.close()))
  expect(problems.splice(0)).toEqual([])
})

afterAll(async () => {
  await browser?.close()
  browser = undefined
})
