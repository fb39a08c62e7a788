import { enterPassword } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

test.describe('signing in', () => {
  test('asks for both fields', async ({ newPage }) => {
    const page = await newPage({ signedIn: false })
    await page.goto('/login')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByRole('alert')).toHaveText('Please enter both email and password')

    await page.getByLabel('Email').fill('someone@landfall.example')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByRole('alert')).toHaveText('Please enter both email and password')
    expect(new URL(page.url()).pathname).toBe('/login')
  })

  test('gives one neutral answer to wrong credentials', async ({ newPage, sample }) => {
    const page = await newPage({ signedIn: false, expectedStatuses: [401] })
    await page.goto('/login')
    await page.getByLabel('Email').fill(sample.email)
    await page.getByLabel('Password', { exact: true }).fill('not the password')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByText('The email or password is not correct.')).toBeVisible()
  })

  test('with email and password leads back to where the member was headed', async ({ newPage, sample }) => {
    const page = await newPage({ signedIn: false, expectedStatuses: [401] })
    await page.goto('/account')
    await expect(page).toHaveURL('/login?next=%2Faccount')
    await page.getByLabel('Email').fill(sample.email)
    await page.getByLabel('Password', { exact: true }).fill(sample.password)
    await page.getByLabel('Password', { exact: true }).press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible()
  })

  test('ends by signing out', async ({ newPage, sample }) => {
    const page = await newPage({ signedIn: false, expectedStatuses: [401] })
    await page.goto('/login')
    await enterPassword(page, sample)
    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible()
    await expect(page).toHaveTitle(/^Dashboard/)

    await page.getByRole('button', { name: /user menu/ }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await expect(page).toHaveURL('/login')

    await page.goto('/dashboard')
    await expect(page).toHaveURL('/login?next=%2Fdashboard')
    await page.goto('/')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
  })

  for (const next of [
    '//evil.example',
    'https://evil.example/',
    '/\\evil.example',
    'javascript:alert(1)',
    '/login',
  ]) {
    test(`never leads to ${next}`, async ({ page }) => {
      await page.goto(`/login?next=${encodeURIComponent(next)}`)
      await expect(page).toHaveURL('/dashboard')
    })
  }
})
