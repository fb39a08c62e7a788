import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

const listCall = '/trpc/organizations.listDesignated'

function cards(page: Page) {
  return page.getByRole('list', { name: 'Organizations' }).getByRole('button')
}

async function openOrganizations(page: Page): Promise<void> {
  await page.goto('/demo/organizations')
  await expect(cards(page).first()).toBeVisible()
}

/** Counts the requests for the list from here on. */
function countListCalls(page: Page): () => number {
  let calls = 0
  page.on('request', (request) => {
    if (request.url().includes(listCall)) calls += 1
  })
  return () => calls
}

function keptUsage(page: Page): Promise<unknown> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('suv:demo-usage') ?? 'null'))
}

async function keepViews(page: Page, organizationViews: number): Promise<void> {
  await page.addInitScript((views) => {
    const usage = {
      organizationViews: views,
      eligibilityCompleted: false,
      lastVisit: '2026-11-20T12:00:00.000Z',
    }
    localStorage.setItem('suv:demo-usage', JSON.stringify(usage))
  }, organizationViews)
}

test.describe('the start of the demo', () => {
  test('shows what is open, what is limited and what is locked', async ({ newPage }) => {
    const page = await newPage({ signedIn: false })
    await page.goto('/demo')
    await expect(page.getByText('Demo Mode', { exact: true })).toBeVisible()
    const upgrade = page.getByRole('banner').getByRole('link', { name: 'Upgrade to Full Access' })
    await expect(upgrade).toHaveAttribute('href', '/signup')
    await expect(page.getByText('You have 5 of 5 organization views left.')).toBeVisible()

    const screener = page.getByRole('region', { name: 'Eligibility Screener' })
    await expect(screener.getByRole('link', { name: 'Start Screening' })).toHaveAttribute(
      'href',
      '/demo/eligibility',
    )
    const browser = page.getByRole('region', { name: 'Organization Browser' })
    await expect(browser.getByText('0 of 5 views used')).toBeVisible()
    await expect(browser.getByRole('progressbar')).toHaveAttribute('value', '0')
    await expect(browser.getByRole('link')).toHaveAttribute('href', '/demo/organizations')

    const locked = page.getByRole('region', { name: 'With Full Access' })
    await expect(locked.getByRole('heading', { level: 3 })).toHaveText([
      'Business Plan Builder',
      '5-Phase Timeline',
      'Document Manager',
      'Investment Tracker',
    ])
    for (const link of await locked.getByRole('link').all()) {
      await expect(link).toHaveAttribute('href', '/signup')
    }
  })
})

test.describe('looking at organizations', () => {
  test('lists five of all types and several provinces with their facts, and at most three focus areas each', async ({
    newPage,
  }) => {
    const page = await newPage({ signedIn: false })
    await openOrganizations(page)
    await expect(cards(page)).toHaveCount(5)
    const list = page.getByRole('list', { name: 'Organizations' })
    for (const type of ['Venture capital fund', 'Angel investor group', 'Business incubator']) {
      await expect(list.getByText(type, { exact: true }).first()).toBeVisible()
    }
    const places = await list.getByText(/^[^,]+, [A-Z][a-z]/).allTextContents()
    expect(new Set(places.map((place) => place.split(', ').at(-1))).size).toBeGreaterThanOrEqual(4)
    const first = page.getByRole('article').filter({ hasText: '7 Gate Ventures' })
    await expect(first).toContainText('Venture capital fund')
    await expect(first).toContainText('Vancouver, British Columbia')
    for (const card of await page.getByRole('article').all()) {
      const areas = await card.getByRole('list', { name: 'Focus areas' }).getByRole('listitem').count()
      expect(areas).toBeLessThanOrEqual(3)
    }
  })

  test('each one opened counts once, up to the limit page, which stays; a reset starts over', async ({
    newPage,
  }) => {
    const page = await newPage({ signedIn: false })
    const calls = countListCalls(page)
    await openOrganizations(page)
    expect(calls()).toBe(1)
    await cards(page).nth(0).click()
    await expect(page.getByText('You have 4 of 5 organization views left.')).toBeVisible()
    // What it is, what it looks at, what it invests, where to read on, and that not all of it is sure.
    const card = page.getByRole('article').first()
    for (const text of [/Focus: /, /Investment: /, /Not all of this is verified/]) {
      await expect(card.getByText(text).first()).toBeVisible()
    }
    await expect(card.getByRole('link')).toBeVisible()
    expect(await keptUsage(page)).toMatchObject({ organizationViews: 1, eligibilityCompleted: false })

    // By keyboard as well.
    await cards(page).nth(1).press('Enter')
    await cards(page).nth(2).press('Space')
    await expect(page.getByText('You have 2 of 5 organization views left.')).toBeVisible()

    await page.getByRole('link', { name: 'Back to Demo' }).click()
    const browser = page.getByRole('region', { name: 'Organization Browser' })
    await expect(browser.getByText('3 of 5 views used')).toBeVisible()
    await expect(browser.getByRole('progressbar')).toHaveAttribute('value', '60')
    await browser.getByRole('link', { name: 'Browse Organizations' }).click()

    // Opened before, and pressed twice at once: neither costs another view.
    await cards(page).nth(0).click()
    await cards(page).nth(3).dblclick()
    await expect(page.getByText('You have 1 of 5 organization views left.')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('article').getByText(/Investment: /)).toHaveCount(4)
    await cards(page).nth(3).click()
    await expect(page.getByText('You have 1 of 5 organization views left.')).toBeVisible()
    await cards(page).nth(4).click()
    const heading = page.getByRole('heading', { level: 1, name: 'Demo Limit Reached' })
    await expect(heading).toBeVisible()
    await expect(heading).toBeFocused()
    await expect(page.getByText('You have used all 5 organization views of the demo.')).toBeVisible()
    const upgrade = page.getByRole('main').getByRole('link', { name: 'Upgrade to Full Access' })
    await expect(upgrade).toHaveAttribute('href', '/signup')
    const viewed = page.getByRole('region', { name: 'What you viewed' }).getByRole('heading', { level: 3 })
    await expect(viewed).toHaveCount(5)
    const names = await viewed.allTextContents()

    const before = calls()
    await page.reload({ waitUntil: 'networkidle' })
    await expect(heading).toBeVisible()
    expect(calls()).toBe(before)
    await expect(viewed).toHaveText(names)

    await page.getByRole('main').getByRole('link', { name: 'Back to Demo' }).click()
    await expect(page.getByText('You have no organization views left.')).toBeVisible()
    await expect(browser.getByText('5 of 5 views used')).toBeVisible()
    await expect(browser.getByRole('progressbar')).toHaveAttribute('value', '100')
    await expect(browser.getByRole('link')).toHaveAttribute('href', '/signup')

    await page.getByRole('button', { name: 'Reset the demo' }).click()
    await expect(page.getByText('You have 5 of 5 organization views left.')).toBeVisible()
    expect(await keptUsage(page)).toMatchObject({ organizationViews: 0, eligibilityCompleted: false })
    await page.goto('/demo/organizations')
    await expect(cards(page)).toHaveCount(5)
    await expect(page.getByText(/Investment: /)).toHaveCount(0)
  })

  test('a second tab follows the first', async ({ newPage }) => {
    const page = await newPage({ signedIn: false })
    await page.goto('/demo')
    const second = await page.context().newPage()
    await openOrganizations(second)
    await cards(second).first().click()
    await expect(page.getByText('1 of 5 views used')).toBeVisible()
    await page.getByRole('button', { name: 'Reset the demo' }).click()
    await expect(second.getByText('You have 5 of 5 organization views left.')).toBeVisible()
  })

  test('shows three placeholder cards while the list is on its way', async ({ newPage }) => {
    const page = await newPage({ signedIn: false })
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(`**${listCall}**`, async (route) => {
      await released
      await route.continue()
    })
    await page.goto('/demo/organizations')
    await expect(page.getByTestId('placeholder-card').first()).toBeVisible()
    await expect(page.getByTestId('placeholder-card')).toHaveCount(3)
    release()
    await expect(cards(page).first()).toBeVisible()
    await expect(page.getByTestId('placeholder-card')).toHaveCount(0)
  })

  test('says so when there are none', async ({ newPage }) => {
    const page = await newPage({ signedIn: false })
    await page.route(`**${listCall}**`, (route) =>
      route.fulfill({ json: [{ result: { data: { json: [] } } }] }),
    )
    await page.goto('/demo/organizations')
    await expect(page.getByRole('heading', { name: 'No organizations available in demo mode' })).toBeVisible()
  })

  test('offers a retry when the server cannot be reached', async ({ newPage }) => {
    const page = await newPage({ signedIn: false, cutsRequests: true })
    let isCut = true
    await page.route(`**${listCall}**`, (route) => (isCut ? route.abort() : route.continue()))
    await page.goto('/demo/organizations')
    await expect(page.getByText('The organizations could not be loaded')).toBeVisible()
    isCut = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(cards(page).first()).toBeVisible()
    await expect(cards(page)).toHaveCount(5)
  })
})

test.describe('what the browser keeps', () => {
  for (const [what, views, heading] of [
    ['is used up', 7, 'Demo Limit Reached'],
    ['is almost used up', 4, 'Designated organizations'],
  ] as const) {
    test(`decides at the start: it ${what}`, async ({ newPage }) => {
      const page = await newPage({ signedIn: false })
      await keepViews(page, views)
      await page.goto('/demo/organizations')
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    })
  }

  test('is passed over where it makes no sense', async ({ newPage }) => {
    const page = await newPage({ signedIn: false })
    await page.addInitScript(() => localStorage.setItem('suv:demo-usage', '{"organizationViews":"all"}'))
    await page.goto('/demo')
    await expect(page.getByText('You have 5 of 5 organization views left.')).toBeVisible()
  })

  test('may be nothing at all: without storage the demo works, and only warns', async ({ newPage }) => {
    const page = await newPage({ signedIn: false })
    const warnings: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text())
    })
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('Denied.', 'SecurityError')
        },
      })
    })
    await openOrganizations(page)
    await cards(page).first().click()
    await expect(page.getByText('You have 4 of 5 organization views left.')).toBeVisible()
    await page.getByRole('link', { name: 'Back to Demo' }).click()
    await expect(page.getByText('1 of 5 views used')).toBeVisible()
    expect(warnings.some((text) => text.startsWith('The usage of the demo could not be read.'))).toBe(true)
    expect(warnings.some((text) => text.startsWith('The usage of the demo could not be kept.'))).toBe(true)
  })
})
