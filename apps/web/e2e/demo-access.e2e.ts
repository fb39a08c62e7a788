import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessible } from './support/accessibility.ts'
import { newPage } from './support/page.ts'

async function expectSound(page: Page, width: number): Promise<void> {
  // What fits at 320 pixels has the colours and names of 390.
  if (width !== 320) await expectAccessible(page)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBe(0)
}

describe('axe finds nothing', () => {
  test.each([
    { colorScheme: 'light', width: 1280 },
    { colorScheme: 'dark', width: 390 },
    { colorScheme: 'light', width: 320 },
  ] as const)(
    'in the demo in $colorScheme at $width pixels, and nothing is wider than the window',
    async ({ colorScheme, width }) => {
      const page = await newPage({ signedIn: false, colorScheme, width })
      await page.goto('/demo')
      await page.getByRole('heading', { level: 1 }).waitFor()
      await expectSound(page, width)

      await page.getByRole('link', { name: 'Browse Organizations' }).click()
      const cards = page.getByRole('list', { name: 'Organizations' }).getByRole('button')
      await cards.first().waitFor()
      for (const index of [0, 1, 2, 3]) await cards.nth(index).click()
      await page.getByText('You have 1 of 5 organization views left.').waitFor()
      await expectSound(page, width)
      await cards.nth(4).click()
      await page.getByRole('heading', { level: 1, name: 'Demo Limit Reached' }).waitFor()
      await expectSound(page, width)

      await page.getByRole('main').getByRole('link', { name: 'Back to Demo' }).click()
      await page.getByText('5 of 5 views used').waitFor()
      await expectSound(page, width)
      await page.getByRole('link', { name: 'Start Screening' }).click()
      await page.getByText('Step 1 of 5', { exact: true }).waitFor()
      await expectSound(page, width)
    },
  )
})
