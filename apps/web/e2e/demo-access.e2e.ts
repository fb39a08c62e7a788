import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessible } from './support/accessibility.ts'
import { newPage } from './support/page.ts'

async function expectSound(page: Page): Promise<void> {
  await expectAccessible(page)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBe(0)
}

describe.each(['light', 'dark'] as const)('in %s, axe finds nothing', (colorScheme) => {
  test.each([1280, 390, 320])(
    'in the demo at %i pixels, and nothing is wider than the window',
    async (width) => {
      const page = await newPage({ signedIn: false, colorScheme, width })
      await page.goto('/demo')
      await page.getByRole('heading', { level: 1 }).waitFor()
      await expectSound(page)

      await page.getByRole('link', { name: 'Browse Organizations' }).click()
      const cards = page.getByRole('list', { name: 'Organizations' }).getByRole('button')
      await cards.first().waitFor()
      for (const index of [0, 1, 2, 3]) await cards.nth(index).click()
      await page.getByText('You have 1 of 5 organization views left.').waitFor()
      await expectSound(page)
      await cards.nth(4).click()
      await page.getByRole('heading', { level: 1, name: 'Demo Limit Reached' }).waitFor()
      await expectSound(page)

      await page.getByRole('main').getByRole('link', { name: 'Back to Demo' }).click()
      await page.getByText('5 of 5 views used').waitFor()
      await expectSound(page)
      await page.getByRole('link', { name: 'Start Screening' }).click()
      await page.getByText('Step 1 of 5', { exact: true }).waitFor()
      await expectSound(page)
    },
  )
})
