import { expect, type Page } from '@playwright/test'

/** Opens a page whose code does not come before it is let through. */
export async function holdCode(page: Page, path: string): Promise<() => void> {
  const code = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await code.promise
    await route.continue()
  })
  await page.goto(path)
  return code.resolve
}

/** The same; to let it through waits until the app has started. */
export async function openWithoutCode(page: Page, path: string): Promise<() => Promise<void>> {
  const letThrough = await holdCode(page, path)
  return async () => {
    letThrough()
    await expect(page.locator('html[data-started]')).toBeVisible()
  }
}
