import { describe, inject, test } from 'vitest'
import { expectAccessible } from './support/accessibility.ts'
import { newPage } from './support/page.ts'

describe('when the network fails', () => {
  test('a page says what happened, and a retry shows it', async () => {
    const page = await newPage({ cutsRequests: true })
    await page.route('**/trpc/users.me*', (route) => route.abort('connectionfailed'))
    await page.goto('/account')
    await page.getByRole('heading', { level: 1, name: 'This page could not be shown' }).waitFor()
    await page.getByText('The server could not be reached.').waitFor()
    await page.getByText('Nothing that you have saved is lost.').waitFor()
    await expectAccessible(page)

    await page.unroute('**/trpc/users.me*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('heading', { level: 1, name: 'Account' }).waitFor()
  })

  test('a list says so in its place, and a retry shows it', async () => {
    const page = await newPage({ cutsRequests: true })
    await page.goto('/dashboard')
    await page.getByRole('heading', { level: 1, name: /^Hello/ }).waitFor()
    await page.route('**/trpc/*sessions.list*', (route) => route.abort('connectionfailed'))
    await page.goto('/account')
    await page.getByText('Your sessions could not be loaded').waitFor()
    await expectAccessible(page)

    await page.unroute('**/trpc/*sessions.list*')
    // What travelled in the same request failed with it, and has its own button.
    const sessions = page.getByRole('region', { name: 'Sessions' })
    await sessions.getByRole('button', { name: 'Try again' }).click()
    await sessions.getByText('This session').waitFor()
  })

  test('signing in says so, and keeps what was typed', async () => {
    const page = await newPage({ signedIn: false, cutsRequests: true })
    await page.goto('/login')
    await page.route('**/api/auth/sign-in/email', (route) => route.abort('connectionfailed'))
    await page.getByLabel('Email').fill(inject('sample').email)
    await page.getByLabel('Password', { exact: true }).fill('something')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.getByText('The server could not be reached.').waitFor()
    await page.locator(`input[value="${inject('sample').email}"]`).waitFor()
  })
})

test('too many tries at signing in say when to come back', async () => {
  const page = await newPage({ signedIn: false, expectedStatuses: [429] })
  await page.goto('/login')
  // The limit itself is tested on the API; here only what a person reads, without using up the tries of other journeys.
  await page.route('**/api/auth/sign-in/email', (route) =>
    route.fulfill({ status: 429, headers: { 'retry-after': '42' }, body: '{}' }),
  )
  await page.getByRole('button', { name: 'Sign in as the sample member' }).click()
  await page.getByText('Too many tries. Try again in 42 seconds.').waitFor()
})
