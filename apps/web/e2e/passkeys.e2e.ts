import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { type RunningApp, startApp } from './support/app.ts'
import { addAuthenticator } from './support/authenticator.ts'
import { expect, test } from './support/test.ts'
import { turnOffTwoStep, turnOnTwoStep } from './support/two-step.ts'

// Passkeys belong to a host name, so not the app of the worker: that one is asked for by number.
let app: RunningApp
let baseUrl: string
test.beforeAll(async () => {
  app = await startApp()
  baseUrl = app.baseUrl.replace('127.0.0.1', 'localhost')
})
test.afterAll(() => app.stop())

test('a passkey is added, signs in past the second step, is renamed and removed', async ({
  newPage,
  sample,
}) => {
  const { password } = sample
  const page = await newPage({ baseUrl, expectedStatuses: [401] })
  const authenticator = await addAuthenticator(page)
  await page.goto('/account')
  const section = page.getByRole('region', { name: 'Passkeys' })
  await expect(section.getByText('You have no passkeys')).toBeVisible()

  const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
  await section.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(dialog.getByLabel('Name')).toHaveValue(/^Chrome on /)
  await expectAccessible(page)
  await dialog.getByLabel('Name').fill(' ')
  await dialog.getByRole('button', { name: 'Go on' }).click()
  await expect(dialog.getByText('Give the passkey a name.')).toBeVisible()
  await dialog.getByLabel('Name').fill('My laptop')
  await authenticator.setPerson(false)
  await dialog.getByRole('button', { name: 'Go on' }).click()
  await expect(dialog.getByText('No passkey was added. You can try again.')).toBeVisible()
  await expectAccessible(page)
  await authenticator.setPerson(true)
  await dialog.getByRole('button', { name: 'Go on' }).click()
  await expect(page.getByText('Passkey added').first()).toBeVisible()
  await expect(dialog).toBeHidden()
  const row = section.getByRole('listitem')
  await expect(row.getByText('My laptop')).toBeVisible()
  await expect(row.getByText('Not used yet')).toBeVisible()
  await expectAccessible(page)

  // A second one in the same place is one too many.
  await section.getByRole('button', { name: 'Add a passkey' }).click()
  await dialog.getByRole('button', { name: 'Go on' }).click()
  await expect(dialog.getByText('holds a passkey for your account already')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()

  await turnOnTwoStep(page, baseUrl, password)
  await signOut(page)
  await signInWithPasskey(page)
  await expect(page).toHaveURL('/dashboard')

  await page.goto('/account')
  await expect(page.getByText('Signing in asks for a code')).toBeVisible()
  await expect(row.getByText(/^Last used/)).toBeVisible()
  await row.getByRole('button', { name: 'Rename My laptop' }).click()
  const rename = page.getByRole('dialog', { name: 'Rename My laptop' })
  await rename.getByLabel('Name').fill('Old laptop')
  await expectAccessible(page)
  await rename.getByRole('button', { name: 'Rename' }).click()
  await expect(row.getByText('Old laptop')).toBeVisible()

  await turnOffTwoStep(page, baseUrl, password)
  await signOut(page)
  await page.goto('/login?next=/account')
  await signInWithPasskey(page)
  await expect(page).toHaveURL('/account')

  await row.getByRole('button', { name: 'Remove Old laptop' }).click()
  const remove = page.getByRole('dialog', { name: 'Remove Old laptop?' })
  await expect(remove.getByText('It no longer signs you in here')).toBeVisible()
  await expectAccessible(page)
  await remove.getByRole('button', { name: 'Remove passkey' }).click()
  await expect(section.getByText('You have no passkeys')).toBeVisible()

  await signOut(page)
  expect(await authenticator.countPasskeys()).toBe(1)
  await signInWithPasskey(page)
  await expect(page.getByRole('alert').getByText('Sign in with your email and password')).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/login')
  await expectAccessible(page)
})

test.describe('the sign-in page', () => {
  test('takes a member who gives up calmly', async ({ newPage }) => {
    const page = await newPage({ baseUrl, signedIn: false, width: 390, colorScheme: 'dark' })
    await addAuthenticator(page)
    await page.goto('/login')
    await signInWithPasskey(page)
    await expect(page.getByRole('status').getByText('No passkey was used.')).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expectAccessible(page)
  })

  test('says so where the browser has no passkeys', async ({ newPage }) => {
    const page = await newPage({ baseUrl, signedIn: false })
    await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'))
    await page.goto('/login')
    await signInWithPasskey(page)
    await expect(page.getByRole('status').getByText('This browser cannot use passkeys here.')).toBeVisible()
  })

  test('leads from a number to the name of the same site', async ({ newPage }) => {
    const page = await newPage({ baseUrl: app.baseUrl, signedIn: false })
    await page.goto('/login')
    await signInWithPasskey(page)
    const link = page.getByRole('status').getByRole('link')
    await expect(link).toHaveAttribute('href', `${baseUrl}/login`)
  })
})

test.describe('the account page', () => {
  test('leads from a number to the name of the same site', async ({ newPage }) => {
    const page = await newPage({ baseUrl: app.baseUrl })
    await page.goto('/account')
    const section = page.getByRole('region', { name: 'Passkeys' })
    await expect(section.getByRole('link')).toHaveAttribute('href', `${baseUrl}/account`)
    await expect(section.getByRole('button')).toHaveCount(0)
    await expectAccessible(page)
  })

  test('asks for a new sign-in where the last one is long ago', async ({ newPage }) => {
    const page = await newPage({ baseUrl, expectedStatuses: [401, 403] })
    await addAuthenticator(page)
    // No test lasts an hour; what the server then says is held by its own tests.
    await page.route('**/api/auth/passkey/generate-register-options', (route) =>
      route.fulfill({
        status: 403,
        json: { error: 'Sign in again, then add it.', code: 'SESSION_NOT_FRESH' },
      }),
    )
    await page.goto('/account')
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
    await dialog.getByRole('button', { name: 'Go on' }).click()
    await expect(dialog.getByText('Sign in again, then add it.')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Sign in again' }).click()
    await expect(page).toHaveURL('/login?next=%2Faccount')
    await page.getByRole('button', { name: 'Sign in as the sample member' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible()
  })
})

async function signInWithPasskey(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /user menu/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/login')
}
