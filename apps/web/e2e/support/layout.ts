import { expect, type Page } from '@playwright/test'

/** Fails where something is wider than the window. */
export async function expectToFit(page: Page): Promise<void> {
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  await expect.poll(overflow, 'pixels wider than the window').toBe(0)
}
