import { describe, expect, inject, test } from 'vitest'
import { newPage } from './support/page.ts'

describe('the account page', () => {
  test('creates an API key that works, shows it once, and revokes it', async () => {
    const page = await newPage()
    await page.goto('/account')
    await page.getByRole('button', { name: 'Create an API key' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Create key' }).click()
    await dialog.getByText('Give the key a name.').waitFor()

    await dialog.getByLabel('Name').fill('Journey key')
    await dialog.getByLabel('Read and write').check()
    await dialog.getByLabel('Expires after').selectOption('30 days')
    await dialog.getByRole('button', { name: 'Create key' }).click()
    const key = await dialog.getByLabel('API key', { exact: true }).inputValue()
    expect(await statusWithKey(key)).toBe(200)
    await dialog.getByRole('button', { name: 'Done' }).click()
    await dialog.waitFor({ state: 'hidden' })

    const row = page.getByRole('listitem').filter({ hasText: 'Journey key' })
    await row.getByText('Read and write').waitFor()
    expect(await page.content()).not.toContain(key)

    await row.getByRole('button', { name: 'Revoke Journey key' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke key' }).click()
    await page.getByText('API key revoked').first().waitFor()
    await row.waitFor({ state: 'hidden' })
    expect(await statusWithKey(key)).toBe(401)
  })

  test('ends a session of another browser, which then has to sign in', async () => {
    const other = await newPage({
      signedIn: false,
      expectedStatuses: [401],
      userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0',
    })
    await other.goto('/login')
    await other.getByRole('button', { name: 'Sign in as the sample member' }).click()
    await other.waitForURL('**/dashboard')

    const page = await newPage()
    await page.goto('/account')
    const row = page.getByRole('listitem').filter({ hasText: 'Firefox on Windows' })
    await row.getByRole('button', { name: /^End session/ }).click()
    await page.getByText('Session ended').first().waitFor()
    await row.waitFor({ state: 'hidden' })

    await other.getByRole('button', { name: /user menu/ }).click()
    await other.getByRole('menuitem', { name: 'Account' }).click()
    await other.waitForURL('**/login?next=%2Faccount')
  })
})

async function statusWithKey(key: string): Promise<number> {
  const response = await fetch(`${inject('baseUrl')}/api/users/me`, { headers: { 'x-api-key': key } })
  return response.status
}
