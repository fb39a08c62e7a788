import type { Page } from '@playwright/test'

/** What a test does to a page on purpose, so that it is no problem. */
export type Expectations = {
  /** Origin that this app may ask besides its own. */
  storageOrigin?: string
  /** Whether this test cuts requests off. */
  cutsRequests?: boolean
  /** Statuses from 400 up that this test provokes. */
  expectedStatuses?: readonly number[]
}

/**
 * A change of page aborts what it has made useless. And when a container or a VPN starts or stops on the machine, Chromium
 * cuts all connections, loopback included; the app then asks again.
 */
const notTheAppsFault = new Set(['net::ERR_ABORTED', 'net::ERR_NETWORK_CHANGED'])

/** Writes to `problems` what no page of the app at `baseUrl` should do, in words for whoever reads the failed test. */
export function watchPage(
  page: Page,
  baseUrl: string,
  { expectedStatuses = [], cutsRequests = false, storageOrigin }: Expectations,
  problems: string[],
): void {
  page.on('pageerror', (error) => problems.push(`page error: ${error.stack ?? error.message}`))
  page.on('console', (message) => {
    // The browser also logs each request that did not succeed; those are judged below.
    const text = message.text()
    const isRequest =
      text.startsWith('Failed to load resource') ||
      (cutsRequests && text.includes('Failed to fetch')) ||
      // The uploader tells the console what it was answered.
      expectedStatuses.some((status) => text.endsWith(`S3 returned ${status}`))
    if (message.type() === 'error' && !isRequest) problems.push(`console error: ${text}`)
  })
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    const isLocal =
      origin === baseUrl || origin === storageOrigin || protocol === 'data:' || protocol === 'blob:'
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
