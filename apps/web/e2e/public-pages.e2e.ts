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
  '/signup': 135_000,
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

const looks = [
  { width: 1280, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
  { width: 390, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
] as const

type Look = (typeof looks)[number]

/** Each page in one look; taken together they see all four. */
const lookOf = (index: number): Look => looks[index % looks.length] ?? looks[0]

const withoutScripts = (look: Look) =>
  newPage({ ...look, signedIn: false, javaScriptEnabled: false, cutsRequests: true })

/** Fails where the page has not what every public page has. Gives its heading. */
async function expectWellMade(page: Page, path: string, { colorScheme }: Look): Promise<string | null> {
  const headings = page.getByRole('heading', { level: 1 })
  expect(await headings.count(), path).toBe(1)
  const title = await page.title()
  expect(title).toContain('Landfall')
  expect(await page.locator('html').getAttribute('lang')).toBe('en-CA')
  const description = await page.locator('meta[name="description"]').getAttribute('content')
  expect(description?.length, path).toBeGreaterThan(20)
  expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(`${inject('baseUrl')}${path}`)
  expect(await page.locator('meta[property="og:title"]').getAttribute('content')).toBe(title)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), path).toBe(0)
  expect(await page.locator('html').getAttribute('data-mantine-color-scheme'), path).toBe(colorScheme)
  return headings.textContent()
}

async function expectReadable(plain: Page, path: string, heading: string | null): Promise<void> {
  await plain.goto(path)
  expect(await plain.getByRole('heading', { level: 1 }).textContent()).toBe(heading)
  expect((await plain.getByRole('main').textContent())?.length, path).toBeGreaterThan(100)
}

describe('every public page', () => {
  const appPages = pages.filter(({ kind }) => kind === 'app')
  test.each(appPages.map(({ path }, index) => ({ path, look: lookOf(index) })))(
    '$path',
    async ({ path, look }) => {
      const page = await newPage({ ...look, signedIn: false })
      const scripts = countScripts(page)
      const response = await page.goto(path, { waitUntil: 'networkidle' })
      expect(response?.status()).toBe(200)
      const heading = await expectWellMade(page, path, look)
      await expectAccessible(page)
      await page.locator('html[data-started]').waitFor()
      expect(await scripts()).toBeLessThanOrEqual(budgets[path] ?? 0)

      const plain = await withoutScripts(look)
      await expectReadable(plain, path, heading)
      await plain
        .getByText(/needs? JavaScript|in the browser/)
        .first()
        .waitFor()
    },
  )

  test.each(looks)('that only reads and links, $width px wide, $colorScheme', async (look) => {
    const page = await newPage({ ...look, signedIn: false })
    const plain = await withoutScripts(look)
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url())
    })
    const group = pages.filter(({ kind }) => kind === 'site').filter((_, index) => lookOf(index) === look)
    expect(group.length).toBeGreaterThan(2)
    for (const { path } of group) {
      expect((await page.goto(path))?.status(), path).toBe(200)
      await expectReadable(plain, path, await expectWellMade(page, path, look))
    }
    // They share one frame: the last stands for all.
    await expectAccessible(page)
    expect(scripts).toEqual([])
  })

  test('links only to pages that are there', async () => {
    const page = await newPage({ signedIn: false })
    const targets = new Set<string>()
    for (const { path } of pages.filter(({ kind }) => kind === 'site')) {
      await page.goto(path)
      // As the browser understands them, so with their origin.
      const links = await page
        .locator('a[href]')
        .evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).href))
      for (const { origin, pathname } of links.map((link) => new URL(link))) {
        if (origin === inject('baseUrl')) targets.add(pathname)
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
