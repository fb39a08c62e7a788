import { expectAccessible } from './support/accessibility.ts'
import { enterPassword } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

test.describe('when the network fails', () => {
  test('a page says what happened, and a retry shows it', async ({ newPage }) => {
    const page = await newPage({ cutsRequests: true })
    await page.route('**/trpc/users.me*', (route) => route.abort('connectionfailed'))
    await page.goto('/account')
    await expect(page.getByRole('heading', { level: 1, name: 'This page could not be shown' })).toBeVisible()
    await expect(page.getByText('The server could not be reached.')).toBeVisible()
    await expect(page.getByText('Nothing that you have saved is lost.')).toBeVisible()
    await expectAccessible(page)

    await page.unroute('**/trpc/users.me*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible()
  })

  test('and then a link is pressed, the layout stays and a retry shows the page', async ({ newPage }) => {
    const page = await newPage({ cutsRequests: true })
    await page.goto('/dashboard', { waitUntil: 'networkidle' })
    await page.context().setOffline(true)
    await page.getByRole('link', { name: 'Timeline', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'This page could not be shown' })).toBeVisible()
    await expect(page.getByText('The server could not be reached.')).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Areas' })).toBeVisible()

    // Still nothing: the page stays.
    const retry = page.getByRole('button', { name: 'Try again' })
    await retry.click()
    await expect(retry).toBeEnabled()
    await page.context().setOffline(false)
    await retry.click()
    await expect(page.getByRole('heading', { level: 1, name: /Timeline/ })).toBeVisible()
  })

  test('a list says so in its place, and a retry shows it', async ({ newPage }) => {
    const page = await newPage({ cutsRequests: true })
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible()
    await page.route('**/trpc/*sessions.list*', (route) => route.abort('connectionfailed'))
    await page.goto('/account')
    await expect(page.getByText('Your sessions could not be loaded')).toBeVisible()
    await expectAccessible(page)

    await page.unroute('**/trpc/*sessions.list*')
    // What travelled in the same request failed with it, and has its own button.
    const sessions = page.getByRole('region', { name: 'Sessions' })
    await sessions.getByRole('button', { name: 'Try again' }).click()
    await expect(sessions.getByText('This session')).toBeVisible()
  })

  test('signing in says so, and keeps what was typed', async ({ newPage, sample }) => {
    const page = await newPage({ signedIn: false, cutsRequests: true })
    await page.goto('/login')
    await page.route('**/api/auth/sign-in/email', (route) => route.abort('connectionfailed'))
    await page.getByLabel('Email').fill(sample.email)
    await page.getByLabel('Password', { exact: true }).fill('something')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByText('The server could not be reached.')).toBeVisible()
    await expect(page.locator(`input[value="${sample.email}"]`)).toBeVisible()
  })
})

test('too many tries at signing in say when to come back', async ({ newPage, sample }) => {
  const page = await newPage({ signedIn: false, expectedStatuses: [429] })
  await page.goto('/login')
  // The limit itself is tested on the API; here only what a person reads, without using up the tries of other tests.
  await page.route('**/api/auth/sign-in/email', (route) =>
    route.fulfill({ status: 429, headers: { 'retry-after': '42' }, body: '{}' }),
  )
  await enterPassword(page, sample)
  await expect(page.getByText('Too many tries. Try again in 42 seconds.')).toBeVisible()
})

test.describe('when a public page loses the network', () => {
  for (const [path, link, next] of [
    ['/demo', 'Start Screening', 'Eligibility screener'],
    ['/demo', 'Sign in', 'Sign in'],
    ['/login', 'See the membership', /^One payment/],
  ] as const) {
    test(`"${link}" on ${path} says what happened, and a retry shows the page`, async ({ newPage }) => {
      const page = await newPage({ signedIn: false, cutsRequests: true, expectedStatuses: [401] })
      await page.goto(path, { waitUntil: 'networkidle' })
      await expect(page.locator('html[data-started]')).toBeVisible()
      await page.context().setOffline(true)
      await page.getByRole('link', { name: link }).first().click()
      await expect(
        page.getByRole('heading', { level: 1, name: 'This page could not be shown' }),
      ).toBeVisible()
      await expect(page.getByText('The server could not be reached.')).toBeVisible()
      // The layout stays, with a way home.
      await expect(page.getByRole('link', { name: 'Landfall: start page' })).toBeVisible()
      await expect(page.getByText('Demo Mode')).toBeVisible({ visible: link === 'Start Screening' })
      await expectAccessible(page)

      const retry = page.getByRole('button', { name: 'Try again' })
      await retry.click()
      await expect(retry).toBeEnabled()
      await page.context().setOffline(false)
      await retry.click()
      await expect(page.getByRole('heading', { level: 1, name: next })).toBeVisible()
    })
  }
})
