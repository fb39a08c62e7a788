import type { Page } from '@playwright/test'

/**
 * A signed-in page comes with its first answers in it, so nothing would ask for what a test plays or refuses. Where one
 * routes calls of the API, its pages come without.
 */
export function leaveOutFirstDataWhereRouted(page: Page): void {
  const route = page.route.bind(page)
  let isLeftOut = false
  page.route = async (url, handler, options) => {
    if (!isLeftOut && String(url).includes('/trpc/')) {
      isLeftOut = true
      await route('**/*', async (asked) => {
        if (asked.request().resourceType() !== 'document') return asked.fallback()
        // Nor does the server render from them: it cannot where it does not know the reader's zone.
        const headers = await asked.request().allHeaders()
        const cookie = (headers.cookie ?? '').replace(/landfall\.zone=[^;]*/, '')
        const response = await asked.fetch({ headers: { ...headers, cookie } })
        const html = await response.text()
        const body = html.replace(/(id="first-data">).*?(<\/script>)/s, '$1[]$2')
        await asked.fulfill({ response, body })
      })
    }
    return route(url, handler, options)
  }
}
