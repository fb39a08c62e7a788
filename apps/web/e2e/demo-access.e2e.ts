import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { expectToFit } from './support/layout.ts'
import { expect, test } from './support/test.ts'

async function expectSound(page: Page, width: number): Promise<void> {
  // What fits at 320 pixels has the colours and names of 390.
  if (width !== 320) await expectAccessible(page)
  await expectToFit(page)
}

test.describe('axe finds nothing', () => {
  for (const { colorScheme, width } of [
    { colorScheme: 'light', width: 1280 },
    { colorScheme: 'dark', width: 390 },
    { colorScheme: 'light', width: 320 },
  ] as const) {
    test(`in the demo in ${colorScheme} at ${width} pixels, and nothing is wider than the window`, async ({
      newPage,
    }) => {
      const page = await newPage({ signedIn: false, colorScheme, width })
      await page.goto('/demo')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectSound(page, width)

      await page.getByRole('link', { name: 'Browse Organizations' }).click()
      const cards = page.getByRole('list', { name: 'Organizations' }).getByRole('button')
      await expect(cards.first()).toBeVisible()
      for (const index of [0, 1, 2, 3]) await cards.nth(index).click()
      await expect(page.getByText('You have 1 of 5 organization views left.')).toBeVisible()
      await expectSound(page, width)
      await cards.nth(4).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Demo Limit Reached' })).toBeVisible()
      await expectSound(page, width)

      await page.getByRole('main').getByRole('link', { name: 'Back to Demo' }).click()
      await expect(page.getByText('5 of 5 views used')).toBeVisible()
      await expectSound(page, width)
      await page.getByRole('link', { name: 'Start Screening' }).click()
      await expect(page.getByText('Step 1 of 5', { exact: true })).toBeVisible()
      await expectSound(page, width)
    })
  }
})
