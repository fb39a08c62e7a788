import { describe, expect, inject, test } from 'vitest'
import { newPage } from './support/page.ts'

describe('signing in', () => {
  test('asks for both fields', async () => {
    const page = await newPage({ signedIn: false })
    await page.goto('/login')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    expect(await page.getByRole('alert').textContent()).toBe('Please enter both email and password')

    await page.getByLabel('Email').fill('someone@landfall.example')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    expect(await page.getByRole('alert').textContent()).toBe('Please enter both email and password')
    expect(new URL(page.url()).pathname).toBe('/login')
  })

  test('gives one neutral answer to wrong credentials', async () => {
    const page = await newPage({ signedIn: false, expectedStatuses: [401] })
    await page.goto('/login')
    await page.getByLabel('Email').fill(inject('sample').email)
    await page.getByLabel('Password', { exact: true }).fill('not the password')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.getByText('The email or password is not correct.').waitFor()
  })

  test('with email and password leads back to where the member was headed', async () => {
    const page = await newPage({ signedIn: false, expectedStatuses: [401] })
    await page.goto('/account')
    await page.waitForURL('**/login?next=%2Faccount')
    await page.getByLabel('Email').fill(inject('sample').email)
    await page.getByLabel('Password', { exact: true }).fill(inject('sample').password)
    await page.getByLabel('Password', { exact: true }).press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Account' }).waitFor()
  })

  test('as the sample member takes one click, and signing out ends it', async () => {
    const page = await newPage({ signedIn: false, expectedStatuses: [401] })
    await page.goto('/login')
    await page.getByRole('button', { name: 'Sign in as the sample member' }).click()
    await page.waitForURL('**/dashboard')
    await page.getByRole('heading', { level: 1, name: /^Hello/ }).waitFor()
    expect(await page.title()).toMatch(/^Dashboard/)

    await page.getByRole('button', { name: /user menu/ }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await page.waitForURL('**/login')

    await page.goto('/dashboard')
    await page.waitForURL('**/login?next=%2Fdashboard')
    await page.goto('/')
    await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).waitFor()
  })

  test.each(['//evil.example', 'https://evil.example/', '/\\evil.example', 'javascript:alert(1)', '/login'])(
    'never leads to %s',
    async (next) => {
      const page = await newPage()
      await page.goto(`/login?next=${encodeURIComponent(next)}`)
      await page.waitForURL(`${inject('baseUrl')}/dashboard`)
    },
  )
})
