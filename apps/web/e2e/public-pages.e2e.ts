import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { publicBudgets } from './support/budgets.ts'
import { expectToFit } from './support/layout.ts'
import { countScripts } from './support/scripts.ts'
import { expect, type NewPage, test } from './support/test.ts'

type BuiltPage = { path: string; kind: 'app' | 'site' | 'text' }

const list = resolve(import.meta.dirname, '../dist/pages.json')
const pages = (JSON.parse(readFileSync(list, 'utf8')) as BuiltPage[]).filter(({ kind }) => kind !== 'text')

const looks = [
  { width: 1280, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
  { width: 390, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
] as const

type Look = (typeof looks)[number]

/** Each page in one look; taken together they see all four. */
const lookOf = (index: number): Look => looks[index % looks.length] ?? looks[0]

const withoutScripts = (newPage: NewPage, look: Look) =>
  newPage({ ...look, signedIn: false, javaScriptEnabled: false, cutsRequests: true })

/** Fails where the page has not what every public page has. Gives its heading. */
async function expectWellMade(page: Page, path: string, { colorScheme }: Look): Promise<string> {
  const headings = page.getByRole('heading', { level: 1 })
  await expect(headings, path).toHaveCount(1)
  const title = await page.title()
  expect(title).toContain('Landfall')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-CA')
  const description = await page.locator('meta[name="description"]').getAttribute('content')
  expect(description?.length, path).toBeGreaterThan(20)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new URL(path, page.url()).href)
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', title)
  await expectToFit(page)
  await expect(page.locator('html'), path).toHaveAttribute('data-mantine-color-scheme', colorScheme)
  return (await headings.textContent()) ?? ''
}

async function expectReadable(plain: Page, path: string, heading: string): Promise<void> {
  await plain.goto(path)
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText(heading)
  expect((await plain.getByRole('main').textContent())?.length, path).toBeGreaterThan(100)
}

test.describe('every public page', () => {
  const appPages = pages.filter(({ kind }) => kind === 'app')
  for (const [index, { path }] of appPages.entries()) {
    const look = lookOf(index)
    test(path, async ({ newPage }) => {
      const page = await newPage({ ...look, signedIn: false })
      const scripts = countScripts(page)
      const response = await page.goto(path, { waitUntil: 'networkidle' })
      expect(response?.status()).toBe(200)
      const heading = await expectWellMade(page, path, look)
      await expectAccessible(page)
      await expect(page.locator('html[data-started]')).toBeVisible()
      const { bytes, files } = await scripts()
      expect(bytes, 'bytes of JavaScript').toBeLessThanOrEqual(publicBudgets[path]?.bytes ?? 0)
      expect(files, 'files').toBeLessThanOrEqual(publicBudgets[path]?.files ?? 0)

      const plain = await withoutScripts(newPage, look)
      await expectReadable(plain, path, heading)
      await expect(plain.getByText(/needs? JavaScript|in the browser/).first()).toBeVisible()
    })
  }

  for (const look of looks) {
    test(`that only reads and links, ${look.width} px wide, ${look.colorScheme}`, async ({ newPage }) => {
      const page = await newPage({ ...look, signedIn: false })
      const plain = await withoutScripts(newPage, look)
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
  }

  test('links only to pages that are there', async ({ newPage, app }) => {
    const page = await newPage({ signedIn: false })
    const targets = new Set<string>()
    for (const { path } of pages.filter(({ kind }) => kind === 'site')) {
      await page.goto(path)
      // As the browser understands them, so with their origin.
      const links = await page
        .locator('a[href]')
        .evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).href))
      for (const { origin, pathname } of links.map((link) => new URL(link))) {
        if (origin === app.baseUrl) targets.add(pathname)
      }
    }
    for (const { href } of [
      '/features',
      '/pricing',
      '/blog',
      '/guides',
      '/faq',
      '/rules',
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

test.describe('the page of rules and figures', () => {
  test('shows all editions side by side, and conflicts as conflicts', async ({ newPage }) => {
    const page = await newPage({ signedIn: false })
    await page.goto('/rules')
    const funds = page.getByRole('table', { name: 'Settlement funds by family size' })
    await expect(funds.getByRole('row', { name: '3 people' })).toContainText('$21,055$22,483$23,360$23,360')
    await expect(page.getByRole('table', { name: 'Fees' })).toContainText('$1,895')
    for (const id of ['cap', 'extension-risk', 'outcomes']) {
      const conflict = page.locator(`#${id}`)
      await expect(conflict.getByText('The sources disagree.')).toBeVisible()
      await expect(conflict.getByRole('listitem')).toHaveCount(2)
    }
    await expect(page.locator('#people-waiting')).toContainText('46,600')
    await expectAccessible(page)
  })
})

test.describe('the landing page', () => {
  test('has every block, with its figures and ways on', async ({ newPage }) => {
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
      await expect(stats).toContainText(stat)
    }
    await expect(
      main.getByRole('region', { name: 'How It Works' }).getByRole('heading', { level: 3 }),
    ).toHaveCount(3)
    await expect(
      main.getByRole('region', { name: 'What you work with' }).getByRole('heading', { level: 3 }),
    ).toHaveCount(4)
    const pricing = main.getByRole('region', { name: 'Pricing' })
    for (const text of ['Free', '$950', 'Most Popular'])
      await expect(pricing.getByText(text, { exact: true })).toBeVisible()
    const status = page.getByRole('complementary', { name: 'Status of the program' })
    await expect(status.getByText('paused since 30 Jun 2026')).toBeVisible()
    await expect(status.getByRole('link').first()).toHaveAttribute('href', /^https:\/\/www\.canada\.ca\//)
    await expect(status.getByRole('link', { name: 'What else can change' })).toHaveAttribute('href', '/rules')
  })

  for (const [width, colorScheme, file] of [
    [1280, 'light', 'wide-light'],
    [390, 'dark', 'phone-dark'],
  ] as const) {
    test(`shows the product, ${width} px wide, ${colorScheme}`, async ({ newPage }) => {
      const page = await newPage({ signedIn: false, width, colorScheme })
      const asked: string[] = []
      page.on('request', (request) => {
        if (request.resourceType() === 'image') asked.push(new URL(request.url()).pathname)
      })
      await page.goto('/')
      const picture = page.getByRole('img', { name: /^The dashboard/ })
      await expect(picture).toHaveCount(1)
      await picture.scrollIntoViewIfNeeded()
      await expect
        .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
        .toBeGreaterThan(700)
      // No other than the one that is shown, and a small one.
      expect(asked.filter((path) => path.startsWith('/product/'))).toEqual([
        `/product/dashboard-${file}.webp`,
      ])
      const answer = await page.request.get(`/product/dashboard-${file}.webp`)
      expect((await answer.body()).length).toBeLessThan(80_000)
      // Pricing fills its row.
      const [row, lead] = [page.locator('#pricing ~ ul'), page.locator('#pricing')]
      expect((await row.boundingBox())?.width).toBe((await lead.boundingBox())?.width)
      await expect(page.getByRole('main')).toContainText('the first 90 days get the application ready')
      await expect(page.getByRole('main')).not.toContainText('weeks of preparation')
    })
  }

  test('leads a member back in, and the app leads a member past it', async ({ page }) => {
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goto('/')
    await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click()
    await expect(page).toHaveURL('/dashboard')
  })

  test('is where the logo of the app leads a stranger', async ({ newPage }) => {
    const page = await newPage({ signedIn: false })
    await page.goto('/signup', { waitUntil: 'networkidle' })
    await page.getByRole('link', { name: 'Landfall: start page' }).click()
    await expect(
      page.getByRole('heading', { level: 1, name: 'Know where you stand before you apply.' }),
    ).toBeVisible()
  })
})

test.describe('Back from the start page shows what the address says', () => {
  for (const [path, name] of [
    ['/login', 'Back to Home'],
    ['/signup', 'Landfall: start page'],
    ['/demo/eligibility', 'Landfall: start page'],
    ['/nowhere', 'Go to the start page'],
  ] as const) {
    test(`on ${path}`, async ({ newPage }) => {
      const page = await newPage({ signedIn: false, expectedStatuses: [404] })
      await page.goto(path, { waitUntil: 'networkidle' })
      const heading = await page.getByRole('heading', { level: 1 }).textContent()
      await page.getByRole('link', { name }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Know where you stand before you apply.',
      )
      await expect(page).toHaveURL('/')
      await page.goBack()
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '')
    })
  }
})
