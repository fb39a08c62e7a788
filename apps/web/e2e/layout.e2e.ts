import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { newPage } from './support/page.ts'

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

describe('the shared layout', () => {
  test('lists the areas in order and marks the current one', async () => {
    const page = await newPage()
    await page.goto('/dashboard')
    const links = page.getByRole('navigation', { name: 'Areas' }).getByRole('link')
    await links.first().waitFor()
    const seen = await links.evaluateAll((nodes) =>
      nodes.map((node) => [node.textContent, node.getAttribute('href')]),
    )
    expect(seen).toEqual(entries)

    for (const [label = '', path] of entries.slice(1)) {
      await page.getByRole('link', { name: label, exact: true }).click()
      await page.waitForURL(`**${path}`)
      const current = page.locator('nav [aria-current="page"]')
      expect(await current.allTextContents()).toEqual([label])
      await page.getByRole('heading', { level: 1 }).waitFor()
    }
    await page.getByRole('link', { name: /Landfall/ }).click()
    await page.waitForURL('**/dashboard')
  })

  test('keeps the choice of theme over a reload', async () => {
    const page = await newPage({ colorScheme: 'light' })
    await page.goto('/dashboard')
    await page.getByRole('button', { name: /user menu/ }).click()
    await page.getByRole('menuitemradio', { name: 'Dark' }).click()
    const theme = () => page.locator('html').getAttribute('data-mantine-color-scheme')
    expect(await theme()).toBe('dark')
    await page.reload({ waitUntil: 'commit' })
    await page.waitForFunction(() => document.body !== null)
    expect(await theme()).toBe('dark')
  })

  test('lets the keyboard skip to the content', async () => {
    const page = await newPage()
    await page.goto('/dashboard')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('content')
  })
})

describe('the menu on a phone', () => {
  const ways: [string, (page: Page) => Promise<void>][] = [
    ['choosing an entry', (page) => page.getByRole('link', { name: 'Timeline', exact: true }).click()],
    ['the backdrop', (page) => page.mouse.click(370, 600)],
    ['Escape', (page) => page.keyboard.press('Escape')],
  ]

  test.each(ways)('closes on %s and gives the focus back to its toggle', async (_way, close) => {
    const page = await newPage({ width: 390 })
    await page.goto('/dashboard')
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.getByRole('link', { name: 'Timeline', exact: true }).count()).toBe(0)

    const toggle = page.getByRole('button', { name: 'Open menu' })
    await toggle.click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await menu.waitFor()
    await menu.getByRole('link', { name: 'Dashboard' }).and(page.locator('[aria-current="page"]')).waitFor()
    await close(page)
    await menu.waitFor({ state: 'hidden' })
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Open menu')
  })

  test('nothing is wider than the screen', async () => {
    const page = await newPage({ width: 390 })
    for (const path of ['/dashboard', '/account', '/timeline']) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    }
  })
})
