import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Locator } from '@playwright/test'
import { type Budget, laterBudgetOf, mailedBudgets, publicBudgets, screenBudgets } from './support/budgets.ts'
import { countScripts } from './support/scripts.ts'
import { expect, test } from './support/test.ts'
import { holdBackLive, watchShifts } from './support/watch-load.ts'

const readList = (file: string): unknown =>
  JSON.parse(readFileSync(resolve(import.meta.dirname, '../dist', file), 'utf8'))

const inWords = ({ bytes, files }: Budget) => `${(bytes / 1000).toFixed(1)} kB in ${files} files`

function expectWithin(came: Budget, budget: Budget): void {
  expect(came.bytes, 'bytes of JavaScript').toBeLessThanOrEqual(budget.bytes)
  expect(came.files, 'files').toBeLessThanOrEqual(budget.files)
}

test.describe('a page stays within its budget, and nothing on it moves:', () => {
  for (const [path, budget] of Object.entries(screenBudgets)) {
    test(path, async ({ page }) => {
      const scripts = countScripts(page)
      const later = countScripts(page)
      const shifts = await watchShifts(page)
      const letLiveCome = await holdBackLive(page)
      await page.goto(path, { waitUntil: 'networkidle' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const first = await scripts()
      await letLiveCome()
      const all = await later()
      const moved = await shifts()
      process.stdout.write(
        `${path}: ${inWords(first)}, ${inWords(all)} later, layout shift ${moved.toFixed(4)}\n`,
      )
      expectWithin(first, budget)
      expectWithin(all, laterBudgetOf(path))
      expect(moved, 'layout shift').toBeLessThan(0.002)
    })
  }

  for (const [path, budget] of Object.entries(mailedBudgets)) {
    test(path, async ({ newPage }) => {
      const page = await newPage({ signedIn: false })
      const scripts = countScripts(page)
      const shifts = await watchShifts(page)
      await page.goto(path, { waitUntil: 'networkidle' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const came = await scripts()
      process.stdout.write(`${path}: ${inWords(came)}\n`)
      expectWithin(came, budget)
      expect(await shifts(), 'layout shift').toBeLessThan(0.002)
    })
  }

  test('and every route has a budget', () => {
    const routes = readList('routes.json') as string[]
    const withoutCode = (readList('pages.json') as { path: string; kind: string }[])
      .filter(({ kind }) => kind !== 'app')
      .map(({ path }) => path)
    const budgets = { ...screenBudgets, ...publicBudgets, ...mailedBudgets }
    expect(routes.filter((path) => !withoutCode.includes(path)).toSorted()).toEqual(
      Object.keys(budgets).toSorted(),
    )
  })
})

test.describe('nothing moves where fonts and first answers come late:', () => {
  for (const path of ['/dashboard', '/eligibility', '/financial', '/map']) {
    test(path, async ({ page }) => {
      const shifts = await watchShifts(page)
      // Answers that are routed do not come with the page.
      await page.route('**/trpc/**', async (route) => {
        await new Promise((resume) => setTimeout(resume, 400))
        await route.fallback()
      })
      await page.route('**/*.woff2', async (route) => {
        await new Promise((resume) => setTimeout(resume, 1200))
        await route.fallback()
      })
      await page.goto(path, { waitUntil: 'networkidle' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await shifts()).toBeLessThan(0.005)
    })
  }
})

test.describe('the way to the next screen', () => {
  test('costs one request at most, sent before the press, and shows no skeleton, there and back', async ({
    page,
  }) => {
    await page.goto('/dashboard', { waitUntil: 'networkidle' })
    const links = page.getByRole('navigation', { name: 'Areas' }).getByRole('link')
    const names = await links.allTextContents()
    expect(names).toHaveLength(12)
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      // What a screen asks for beside what it shows.
      const isBeside = /presence|prApplications\.history|businessPlans\.changes$/.test(pathname)
      if (pathname.startsWith('/trpc/') && !isBeside) asked.push(pathname)
    })
    // With the pointer, and with the keyboard.
    for (const intent of ['hover', 'focus'] as const) {
      for (const name of [...names.slice(1), names[0] ?? '']) {
        const link = links.filter({ hasText: name })
        asked.length = 0
        await link[intent]()
        await page.waitForTimeout(200)
        await page.waitForLoadState('networkidle')
        const { sawSkeleton } = await follow(link)
        expect.soft(sawSkeleton, `${name}: a skeleton`).toBe(false)
        await page.waitForLoadState('networkidle')
        expect.soft(asked.length, `${name}: ${asked.join(' ')}`).toBeLessThanOrEqual(1)
        // Elsewhere, so that the next link is meant anew.
        await page.mouse.move(700, 800)
      }
    }
    asked.length = 0
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Resource Locations/)
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([])
  })

  test('is asked for by a finger before it is lifted', async ({ newPage }) => {
    const page = await newPage({ width: 390 })
    await page.goto('/dashboard', { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: 'Open menu' }).click()
    const link = page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Work Permits' })
    await expect(link).toBeVisible()
    const answer = page.waitForResponse((response) => response.url().includes('workPermits.list'))
    const { x = 0, y = 0 } = (await link.boundingBox()) ?? {}
    const browser = await page.context().newCDPSession(page)
    await browser.send('Input.dispatchTouchEvent', {
      type: 'touchStart',
      touchPoints: [{ x: x + 20, y: y + 20 }],
    })
    await answer
    await expect(page).toHaveURL('/dashboard')
  })

  test('takes a moment', async ({ page }) => {
    await page.goto('/dashboard', { waitUntil: 'networkidle' })
    const times: number[] = []
    for (const name of ['Work Permits', 'Resources', 'LOS Tracker', 'Find Organizations', 'Timeline']) {
      const link = page.getByRole('navigation', { name: 'Areas' }).getByRole('link', { name })
      await link.hover()
      await page.waitForLoadState('networkidle')
      await page.waitForTimeout(300)
      times.push((await follow(link)).took)
    }
    const median = times.toSorted((one, other) => one - other)[2] ?? 0
    process.stdout.write(
      `to the next screen: ${Math.round(median)} ms, the median of ${times.map(Math.round).join(', ')}\n`,
    )
    // 100 ms on a machine that does nothing else; the tests of two files run beside each other.
    expect(median).toBeLessThan(300)
  })
})

/** Follows a link of the menu, from the press to the next heading on the screen, as the page itself sees it. */
function follow(link: Locator): Promise<{ took: number; sawSkeleton: boolean }> {
  return link.evaluate(
    (element) =>
      new Promise((resolve) => {
        const start = performance.now()
        const before = document.querySelector('h1')?.textContent
        let sawSkeleton = false
        const look = () => {
          sawSkeleton ||= document.querySelector('#content [aria-busy="true"]') !== null
          const heading = document.querySelector('h1')?.textContent
          if (heading === undefined || heading === before) return requestAnimationFrame(look)
          resolve({ took: performance.now() - start, sawSkeleton })
        }
        ;(element as HTMLElement).click()
        look()
      }),
  )
}

test.describe('a part that comes on demand', () => {
  test('opens by the first press, also where its code is late', async ({ page }) => {
    const held: (() => void)[] = []
    await page.route('**/assets/AddMilestoneDialog-*.js', async (route) => {
      await new Promise<void>((resume) => held.push(resume))
      await route.continue()
    })
    await page.goto('/timeline', { waitUntil: 'networkidle' })
    const button = page.getByRole('button', { name: 'Add Milestone' })
    await button.click()
    await expect.poll(() => held.length).toBeGreaterThan(0)
    for (const resume of held) resume()
    const dialog = page.getByRole('dialog', { name: 'Add New Milestone' })
    await expect(dialog.getByLabel('Title')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(button).toBeFocused()
  })

  test('that does not come says so, and a second press asks anew', async ({ newPage }) => {
    const page = await newPage({ cutsRequests: true })
    await page.goto('/timeline', { waitUntil: 'networkidle' })
    await page.route('**/assets/AddMilestoneDialog-*.js', (route) => route.abort())
    const button = page.getByRole('button', { name: 'Add Milestone' })
    await button.click()
    await expect(page.getByText('This could not be opened').first()).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.unroute('**/assets/AddMilestoneDialog-*.js')
    await button.click()
    await expect(page.getByRole('dialog', { name: 'Add New Milestone' })).toBeVisible()
  })

  test('takes the focus over where it replaces its button, and gives it back', async ({ page }) => {
    await page.goto('/dashboard')
    await page.getByRole('button', { name: /^Notifications/ }).click()
    const panel = page.getByRole('dialog', { name: 'Notifications' })
    await expect(panel).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(page.getByRole('button', { name: /^Notifications/ })).toBeFocused()
    await page.getByRole('button', { name: /user menu/ }).press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Account' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menuitem', { name: 'Account' })).toBeHidden()
    await expect(page.getByRole('button', { name: /user menu/ })).toBeFocused()
  })
})
