import type { Page } from '@playwright/test'

/**
 * A screen that the server rendered shows before it answers. People take a moment to read it; a test does not, so its pages wait. What is
 * done before the code is there is for `early-input` to try.
 */
export function waitForStart(page: Page): void {
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  page.goto = async (...asked) => {
    const response = await goto(...asked)
    await start(page)
    return response
  }
  page.reload = async (...asked) => {
    const response = await reload(...asked)
    await start(page)
    return response
  }
}

function start(page: Page): Promise<unknown> {
  return page.waitForFunction(
    () =>
      document.querySelector('#root[data-rendered]') === null ||
      'started' in document.documentElement.dataset,
  )
}
