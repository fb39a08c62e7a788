import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { expectAccessible } from './support/accessibility.ts'
import { newPage } from './support/page.ts'

type BuiltPage = { path: string; kind: 'app' | 'site' | 'text' }

const list = resolve(import.meta.dirname, '../dist/pages.json')
const pages = (JSON.parse(readFileSync(list, 'utf8')) as BuiltPage[]).filter(({ kind }) => kind !== 'text')

/** JavaScript that a page may load, in bytes after gzip. Pages that only read and link load none. */
const budgets: Record<string, number> = {
  '/login': 130_000,
  '/signup': 136_000,
  '/demo': 130_000,
  '/demo/organizations': 195_000,
  '/demo/eligibility': 195_000,
}

/** Adds up what scripts a page loads, as gzip would send them. */
function countScripts(page: Page): () => Promise<number> {
  const sizes: Promise<number>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script' || response.url().endsWith('.js')) {
      sizes.push(response.body().then((body) => gzipSync(body).length))
    }
  })
  return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

describe('every public page', () => {
  // Each in one theme and width; taken together they see all four.
  test.each(pages.map((page, index) => ({ ...page, index })))('$path', async ({ path, kind, index }) => {
    const colorScheme = index % 2 === 0 ? 'light' : 'dark'
    const width = index % 4 < 2 ? 1280 : 390
    const page = await newPage({ signedIn: false, colorScheme, width })
    const scripts = countScripts(page)
    const response = await page.goto(path, { waitUntil: 'networkidle' })
    expect(response?.status()).toBe(200)

    const headings = page.getByRole('heading', { level: 1 })
    expect(await headings.count()).toBe(1)
    const heading = await headings.textContent()
    expect(await page.title()).toContain('Landfall')
    expect(await page.locator('html').getAttribute('lang')).toBe('en-CA')
    expect((await page.locator('meta[name="description"]').getAttribute('content'))?.length).toBeGreaterThan(
      20,
    )
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(
      `${inject('baseUrl')}${path}`,
    )
    expect(await page.locator('meta[property="og:title"]').getAttribute('content')).toBe(await page.title())
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
    expect(await page.locator('html').getAttribute('data-mantine-color-scheme')).toBe(colorScheme)
    // The pages of text share one frame: a few of them stand for all.
    if (kind === 'app' || index % 4 === 0) await expectAccessible(page)
    if (kind === 'app') await page.locator('html[data-started]').waitFor()
    expect(await scripts()).toBeLessThanOrEqual(kind === 'site' ? 0 : (budgets[path] ?? 0))

    const plain = await newPage({
      signedIn: false,
      colorScheme,
      width,
      javaScriptEnabled: false,
      cutsRequests: true,
    })
    await plain.goto(path)
    expect(await plain.getByRole('heading', { level: 1 }).textContent()).toBe(heading)
    expect((await plain.getByRole('main').textContent())?.length).toBeGreaterThan(100)
    if (kind === 'app')
      await plain
        .getByText(/needs? JavaScript|in the browser/)
        .first()
        .waitFor()
  })

  test('links only to pages that are there', async () => {
    const page = await newPage({ signedIn: false })
    const targets = new Set<string>()
    for (const { path } of pages.filter(({ kind }) => kind === 'site')) {
      await page.goto(path)
      for (const link of await page.locator('a[href]').all()) {
        const target = new URL((await link.getAttribute('href')) ?? '', `${inject('baseUrl')}${path}`)
        if (target.origin === inject('baseUrl')) targets.add(target.pathname)
      }
    }
    for (const { href } of [
      '/features',
      '/pricing',
      '/blog',
      '/guides',
      '/faq',
      '/about',
      '/contact',
      '/privacy',
    ].map((href) => ({ href }))) {
      expect(targets).toContain(href)
    }
    for (const target of targets) {
      expect((await page.request.get(target)).status(), target).toBe(200)
    }
  })
})

describe('the landing page', () => {
  test('has every block, with its figures and ways on', async () => {
    const page = await newPage({ signedIn: false })
    await page.goto('/')
    const main = page.getByRole('main')
    const targetOf = (name: string) =>
      page.getByRole('link', { name, exact: true }).first().getAttribute('href')
    expect(await targetOf('Sign In')).toBe('/login')
    expect(await targetOf('Try Demo')).toBe('/demo')
    expect(await targetOf('Try Interactive Demo')).toBe('/demo')
    expect(await targetOf('Get Started Free')).toBe('/signup')
    const stats = main.getByRole('region', { name: 'In figures' })
    for (const stat of [
      'program phases5',
      'average timeline90 days',
      'key features10+',
      'organizations33+',
    ]) {
      expect(await stats.textContent()).toContain(stat)
    }
    expect(
      await main.getByRole('region', { name: 'How It Works' }).getByRole('heading', { level: 3 }).count(),
    ).toBe(3)
    expect(
      await main
        .getByRole('region', { name: 'What you work with' })
        .getByRole('heading', { level: 3 })
        .count(),
    ).toBe(4)
    const pricing = main.getByRole('region', { name: 'Pricing' })
    for (const text of ['Free', '$950', 'Most Popular'])
      await pricing.getByText(text, { exact: true }).waitFor()
    const status = page.getByRole('complementary', { name: 'Status of the program' })
    await status.getByText('paused since 30 Jun 2026').waitFor()
    expect(await status.getByRole('link').getAttribute('href')).toMatch(/^https:\/\/www\.canada\.ca\//)
  })

  test('leads a member back in, and the app leads a member past it', async () => {
    const page = await newPage()
    await page.goto('/dashboard')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.goto('/')
    await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click()
    await page.waitForURL('**/dashboard')
  })

  test('is where the logo of the app leads a stranger', async () => {
    const page = await newPage({ signedIn: false })
    await page.goto('/signup', { waitUntil: 'networkidle' })
    await page.getByRole('link', { name: 'Landfall: start page' }).click()
    await page.getByRole('heading', { level: 1, name: 'Know where you stand before you apply.' }).waitFor()
  })
})
