import { statusWithKey } from './support/api-key.ts'
import { enterPassword } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

test.describe('the account page', () => {
  test('creates an API key that works, shows it once, and revokes it', async ({ page, app, sample }) => {
    await page.goto('/account')
    await page.getByRole('button', { name: 'Create an API key' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Create key' }).click()
    await expect(dialog.getByText('Give the key a name.')).toBeVisible()

    await dialog.getByLabel('Name').fill('Build server key')
    await dialog.getByLabel('Read and write').check()
    await dialog.getByLabel('Expires after').selectOption('30 days')
    await dialog.getByRole('button', { name: 'Create key' }).click()
    await expect(dialog.getByText('Enter your password.')).toBeVisible()
    await dialog.getByLabel('Your password', { exact: true }).fill(sample.password)
    await dialog.getByRole('button', { name: 'Create key' }).click()
    const key = await dialog.getByLabel('API key', { exact: true }).inputValue()
    await expect.poll(() => statusWithKey(app.baseUrl, key)).toBe(200)
    await dialog.getByRole('button', { name: 'Done' }).click()
    await expect(dialog).toBeHidden()

    const row = page.getByRole('listitem').filter({ hasText: 'Build server key' })
    await expect(row.getByText('Read and write')).toBeVisible()
    expect(await page.content()).not.toContain(key)

    await row.getByRole('button', { name: 'Revoke Build server key' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke key' }).click()
    await expect(page.getByText('API key revoked').first()).toBeVisible()
    await expect(row).toBeHidden()
    await expect.poll(() => statusWithKey(app.baseUrl, key)).toBe(401)
  })

  test('ends a session of another browser, which then has to sign in', async ({ page, newPage, sample }) => {
    const other = await newPage({
      signedIn: false,
      expectedStatuses: [401],
      userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0',
    })
    await other.goto('/login')
    const stream = other.waitForResponse('**/live?*')
    await enterPassword(other, sample)
    await expect(other).toHaveURL('/dashboard')
    // By which it hears of its end.
    await stream

    await page.goto('/account')
    const told = other.waitForResponse((response) => response.status() === 401)
    const row = page.getByRole('listitem').filter({ hasText: 'Firefox on Windows' })
    await row.getByRole('button', { name: /^End session/ }).click()
    await expect(page.getByText('Session ended').first()).toBeVisible()
    await expect(row).toBeHidden()

    // It draws its screen anew then, and a menu that is open closes.
    await told
    await other.getByRole('button', { name: /user menu/ }).click()
    // Not click(): with the pointer over it the page is asked for already, and the answer may lead away before the press.
    await other.getByRole('menuitem', { name: 'Account' }).dispatchEvent('click')
    await expect(other).toHaveURL('/login?next=%2Faccount')
  })
})
