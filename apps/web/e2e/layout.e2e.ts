import type { Page } from '@playwright/test'
import { expectToFit } from './support/layout.ts'
import { expect, test } from './support/test.ts'

const entries = [
  ['Dashboard', '/dashboard'],
  ['Eligibility', '/eligibility'],
  ['Timeline', '/timeline'],
  ['Find Organizations', '/organizations'],
  ['LOS Tracker', '/los-tracker'],
  ['Work Permits', '/work-permits'],
  ['PR Application', '/pr-application'],
  ['Business Plan', '/business-plan'],
  ['Financial', '/financial'],
  ['AI Analysis', '/document-analysis'],
  ['Resources', '/resources'],
  ['Locations', '/map'],
]

test.describe('the shared layout', () => {
  test('lists the areas in order and marks the current one', async ({ page }) => {
    await page.goto('/dashboard')
    const links = page.getByRole('navigation', { name: 'Areas' }).getByRole('link')
    await expect(links.first()).toBeVisible()
    const seen = await links.evaluateAll((nodes) =>
      nodes.map((node) => [node.textContent, node.getAttribute('href')]),
    )
    expect(seen).toEqual(entries)

    for (const [label = '', path] of entries.slice(1)) {
      await page.getByRole('link', { name: label, exact: true }).click()
      await expect(page).toHaveURL(`${path}`)
      const current = page.getByRole('navigation', { name: 'Areas' }).locator('[aria-current="page"]')
      await expect(current).toHaveText([label])
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
    await page.getByRole('link', { name: /Landfall/ }).click()
    await expect(page).toHaveURL('/dashboard')
  })

  test('keeps the choice of theme over a reload', async ({ newPage }) => {
    const page = await newPage({ colorScheme: 'light' })
    await page.goto('/dashboard')
    await page.getByRole('button', { name: /user menu/ }).click()
    await page.getByRole('menuitemradio', { name: 'Dark' }).click()
    const html = page.locator('html')
    await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark')
    await page.reload({ waitUntil: 'commit' })
    await page.waitForFunction(() => document.body !== null)
    // At once, not only after the app has started.
    expect(await html.getAttribute('data-mantine-color-scheme')).toBe('dark')
  })

  test('lets the keyboard skip to the content', async ({ page }) => {
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.locator('#content')).toBeFocused()
  })
})

test.describe('the menu on a phone', () => {
  const ways: [string, (page: Page) => Promise<void>][] = [
    ['choosing an entry', (page) => page.getByRole('link', { name: 'Timeline', exact: true }).click()],
    ['the backdrop', (page) => page.mouse.click(370, 600)],
    ['Escape', (page) => page.keyboard.press('Escape')],
  ]

  for (const [way, close] of ways) {
    test(`closes on ${way} and gives the focus back to its toggle`, async ({ newPage }) => {
      const page = await newPage({ width: 390 })
      await page.goto('/dashboard')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Timeline', exact: true })).toHaveCount(0)

      const toggle = page.getByRole('button', { name: 'Open menu' })
      await toggle.click()
      const menu = page.getByRole('dialog', { name: 'Menu' })
      await expect(menu).toBeVisible()
      await expect(
        menu.getByRole('link', { name: 'Dashboard' }).and(page.locator('[aria-current="page"]')),
      ).toBeVisible()
      await close(page)
      await expect(menu).toBeHidden()
      await expect(toggle).toBeFocused()
    })
  }

  test('nothing is wider than the screen', async ({ newPage }) => {
    const page = await newPage({ width: 390 })
    for (const path of ['/dashboard', '/account', '/timeline']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectToFit(page)
    }
  })
})
