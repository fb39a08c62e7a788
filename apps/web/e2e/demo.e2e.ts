import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { newPage } from './support/page.ts'

const listCall = '/trpc/organizations.listDesignated'

function cards(page: Page) {
  return page.getByRole('list', { name: 'Organizations' }).getByRole('button')
}

async function openOrganizations(page: Page): Promise<void> {
  await page.goto('/demo/organizations')
  await cards(page).first().waitFor()
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

describe('the start of the demo', () => {
  test('shows what is open, what is limited and what is locked', async () => {
    const page = await newPage({ signedIn: false })
    await page.goto('/demo')
    await page.getByText('Demo Mode', { exact: true }).waitFor()
    const upgrade = page.getByRole('banner').getByRole('link', { name: 'Upgrade to Full Access' })
    expect(await upgrade.getAttribute('href')).toBe('/signup')
    await page.getByText('You have 5 of 5 organization views left.').waitFor()

    const screener = page.getByRole('region', { name: 'Eligibility Screener' })
    expect(await screener.getByRole('link', { name: 'Start Screening' }).getAttribute('href')).toBe(
      '/demo/eligibility',
    )
    const browser = page.getByRole('region', { name: 'Organization Browser' })
    await browser.getByText('0 of 5 views used').waitFor()
    expect(await browser.getByRole('progressbar').getAttribute('value')).toBe('0')
    expect(await browser.getByRole('link').getAttribute('href')).toBe('/demo/organizations')

    const locked = page.getByRole('region', { name: 'With Full Access' })
    expect(await locked.getByRole('heading', { level: 3 }).allTextContents()).toEqual([
      'Business Plan Builder',
      '5-Phase Timeline',
      'Document Manager',
      'Investment Tracker',
    ])
    for (const link of await locked.getByRole('link').all()) {
      expect(await link.getAttribute('href')).toBe('/signup')
    }
  })
})

describe('looking at organizations', () => {
  test('lists five with their facts, and at most three focus areas each', async () => {
    const page = await newPage({ signedIn: false })
    await openOrganizations(page)
    expect(await cards(page).count()).toBe(5)
    const first = page.getByRole('article').first()
    expect(await first.textContent()).toContain('7 Gate Ventures')
    expect(await first.textContent()).toContain('Venture capital fund')
    expect(await first.textContent()).toContain('Vancouver, British Columbia')
    for (const card of await page.getByRole('article').all()) {
      const areas = await card.getByRole('list', { name: 'Focus areas' }).getByRole('listitem').count()
      expect(areas).toBeLessThanOrEqual(3)
    }
  })

  test('each click counts, up to the limit page, which stays; a reset starts over', async () => {
    const page = await newPage({ signedIn: false })
    const calls = countListCalls(page)
    await openOrganizations(page)
    expect(calls()).toBe(1)
    await cards(page).nth(0).click()
    await page.getByText('You have 4 of 5 organization views left.').waitFor()
    await page.getByRole('link', { name: /^7gate\.vc/ }).waitFor()
    expect(await keptUsage(page)).toMatchObject({ organizationViews: 1, eligibilityCompleted: false })

    // By keyboard as well.
    await cards(page).nth(1).press('Enter')
    await cards(page).nth(2).press('Space')
    await page.getByText('You have 2 of 5 organization views left.').waitFor()

    await page.getByRole('link', { name: 'Back to Demo' }).click()
    const browser = page.getByRole('region', { name: 'Organization Browser' })
    await browser.getByText('3 of 5 views used').waitFor()
    expect(await browser.getByRole('progressbar').getAttribute('value')).toBe('60')
    await browser.getByRole('link', { name: 'Browse Organizations' }).click()

    await cards(page).nth(3).click()
    // A click on an open card is a view, too.
    await cards(page).nth(3).click()
    const heading = page.getByRole('heading', { level: 1, name: 'Demo Limit Reached' })
    await heading.waitFor()
    expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.getByText('You have used all 5 organization views of the demo.').waitFor()
    const upgrade = page.getByRole('main').getByRole('link', { name: 'Upgrade to Full Access' })
    expect(await upgrade.getAttribute('href')).toBe('/signup')
    await page.getByRole('region', { name: 'What you viewed' }).waitFor()

    const before = calls()
    await page.reload({ waitUntil: 'networkidle' })
    await heading.waitFor()
    expect(calls()).toBe(before)

    await page.getByRole('main').getByRole('link', { name: 'Back to Demo' }).click()
    await page.getByText('You have no organization views left.').waitFor()
    await browser.getByText('5 of 5 views used').waitFor()
    expect(await browser.getByRole('progressbar').getAttribute('value')).toBe('100')
    expect(await browser.getByRole('link').getAttribute('href')).toBe('/signup')

    await page.getByRole('button', { name: 'Reset the demo' }).click()
    await page.getByText('You have 5 of 5 organization views left.').waitFor()
    expect(await keptUsage(page)).toMatchObject({ organizationViews: 0, eligibilityCompleted: false })
  })

  test('a second tab follows the first', async () => {
    const page = await newPage({ signedIn: false })
    await page.goto('/demo')
    const second = await page.context().newPage()
    await openOrganizations(second)
    await cards(second).first().click()
    await page.getByText('1 of 5 views used').waitFor()
    await page.getByRole('button', { name: 'Reset the demo' }).click()
    await second.getByText('You have 5 of 5 organization views left.').waitFor()
  })

  test('shows three placeholder cards while the list is on its way', async () => {
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
    await page.getByTestId('placeholder-card').first().waitFor()
    expect(await page.getByTestId('placeholder-card').count()).toBe(3)
    release()
    await cards(page).first().waitFor()
    expect(await page.getByTestId('placeholder-card').count()).toBe(0)
  })

  test('says so when there are none', async () => {
    const page = await newPage({ signedIn: false })
    await page.route(`**${listCall}**`, (route) =>
      route.fulfill({ json: [{ result: { data: { json: [] } } }] }),
    )
    await page.goto('/demo/organizations')
    await page.getByRole('heading', { name: 'No organizations available in demo mode' }).waitFor()
  })

  test('offers a retry when the server cannot be reached', async () => {
    const page = await newPage({ signedIn: false, cutsRequests: true })
    let isCut = true
    await page.route(`**${listCall}**`, (route) => (isCut ? route.abort() : route.continue()))
    await page.goto('/demo/organizations')
    await page.getByText('The organizations could not be loaded').waitFor()
    isCut = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await cards(page).first().waitFor()
    expect(await cards(page).count()).toBe(5)
  })
})

describe('what the browser keeps', () => {
  test.each([
    ['is used up', 7, 'Demo Limit Reached'],
    ['is almost used up', 4, 'Designated organizations'],
  ])('decides at the start: it %s', async (_what, views, heading) => {
    const page = await newPage({ signedIn: false })
    await keepViews(page, views)
    await page.goto('/demo/organizations')
    await page.getByRole('heading', { level: 1, name: heading }).waitFor()
  })

  test('is passed over where it makes no sense', async () => {
    const page = await newPage({ signedIn: false })
    await page.addInitScript(() => localStorage.setItem('suv:demo-usage', '{"organizationViews":"all"}'))
    await page.goto('/demo')
    await page.getByText('You have 5 of 5 organization views left.').waitFor()
  })

  test('may be nothing at all: without storage the demo works, and only warns', async () => {
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
    await page.getByText('You have 4 of 5 organization views left.').waitFor()
    await page.getByRole('link', { name: 'Back to Demo' }).click()
    await page.getByText('1 of 5 views used').waitFor()
    expect(warnings.some((text) => text.startsWith('The usage of the demo could not be read.'))).toBe(true)
    expect(warnings.some((text) => text.startsWith('The usage of the demo could not be kept.'))).toBe(true)
  })
})
