import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { type RunningApp, startApp } from './support/app.ts'
import { type Authenticator, addAuthenticator } from './support/authenticator.ts'
import { enterPassword } from './support/sign-in.ts'
import { expect, type NewPage, test } from './support/test.ts'
import { turnOffTwoStep, turnOnTwoStep } from './support/two-step.ts'

// Passkeys belong to a host name, so not the app of the worker: that one is asked for by number.
let app: RunningApp
let baseUrl: string
test.beforeAll(async () => {
  app = await startApp()
  baseUrl = app.baseUrl.replace('127.0.0.1', 'localhost')
})
test.afterAll(() => app.stop())

test.describe('a passkey', () => {
  test('is added once it has a name and the right person is there', async ({ newPage }) => {
    const { page, authenticator } = await openAccount(newPage)
    await expect(passkeysOn(page).getByText('You have no passkeys')).toBeVisible()
    await passkeysOn(page).getByRole('button', { name: 'Add a passkey' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
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
    const row = passkeysOn(page).getByRole('listitem')
    await expect(row.getByText('My laptop')).toBeVisible()
    await expect(row.getByText('Not used yet')).toBeVisible()
    await expectAccessible(page)
  })

  test('is not added a second time in the same place', async ({ newPage }) => {
    const { page } = await openAccount(newPage)
    await addPasskey(page)
    await passkeysOn(page).getByRole('button', { name: 'Add a passkey' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
    await dialog.getByRole('button', { name: 'Go on' }).click()
    await expect(dialog.getByText('holds a passkey for your account already')).toBeVisible()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toBeHidden()
  })

  test('signs in past the second step, and says when it did', async ({ newPage, sample: { password } }) => {
    const { page } = await openAccount(newPage)
    await addPasskey(page)
    await turnOnTwoStep(page, baseUrl, password)
    await signOut(page)
    await signInWithPasskey(page)
    await expect(page).toHaveURL('/dashboard')

    await page.goto('/account')
    await expect(page.getByText('Signing in asks for a code')).toBeVisible()
    await expect(
      passkeysOn(page)
        .getByRole('listitem')
        .getByText(/^Last used/),
    ).toBeVisible()
    await turnOffTwoStep(page, baseUrl, password)
  })

  test('is renamed, and signs in where a sign-in was asked for', async ({ newPage }) => {
    const { page } = await openAccount(newPage)
    await addPasskey(page)
    const row = passkeysOn(page).getByRole('listitem')
    await row.getByRole('button', { name: 'Rename My laptop' }).click()
    const rename = page.getByRole('dialog', { name: 'Rename My laptop' })
    await rename.getByLabel('Name').fill('Old laptop')
    await expectAccessible(page)
    await rename.getByRole('button', { name: 'Rename' }).click()
    await expect(row.getByText('Old laptop')).toBeVisible()

    await signOut(page)
    await page.goto('/login?next=/account')
    await signInWithPasskey(page)
    await expect(page).toHaveURL('/account')
    await expect(row.getByText('Old laptop')).toBeVisible()
  })

  test('that was removed signs nobody in', async ({ newPage }) => {
    const { page, authenticator } = await openAccount(newPage)
    await addPasskey(page)
    await passkeysOn(page).getByRole('listitem').getByRole('button', { name: 'Remove My laptop' }).click()
    const remove = page.getByRole('dialog', { name: 'Remove My laptop?' })
    await expect(remove.getByText('It no longer signs you in here')).toBeVisible()
    await expectAccessible(page)
    await remove.getByRole('button', { name: 'Remove passkey' }).click()
    await expect(passkeysOn(page).getByText('You have no passkeys')).toBeVisible()

    await signOut(page)
    expect(await authenticator.countPasskeys()).toBe(1)
    await signInWithPasskey(page)
    await expect(page.getByRole('alert').getByText('Sign in with your email and password')).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/login')
    await expectAccessible(page)
  })
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
    const section = passkeysOn(page)
    await expect(section.getByRole('link')).toHaveAttribute('href', `${baseUrl}/account`)
    await expect(section.getByRole('button')).toHaveCount(0)
    await expectAccessible(page)
  })

  test('asks for a new sign-in where the last one is long ago', async ({ newPage, sample }) => {
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
    await enterPassword(page, sample)
    await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible()
  })
})

/** The account of the sample member, who has no passkeys, on a device that can keep one. */
async function openAccount(newPage: NewPage): Promise<{ page: Page; authenticator: Authenticator }> {
  const page = await newPage({ baseUrl, expectedStatuses: [401] })
  const authenticator = await addAuthenticator(page)
  const headers = { origin: baseUrl }
  const answer = await (await page.request.get('/trpc/passkeys.list')).json()
  for (const { id } of answer.result.data.json as { id: string }[]) {
    const removed = await page.request.post('/trpc/passkeys.remove', { data: { json: { id } }, headers })
    expect(removed.ok(), await removed.text()).toBe(true)
  }
  await page.goto('/account')
  return { page, authenticator }
}

function passkeysOn(page: Page): Locator {
  return page.getByRole('region', { name: 'Passkeys' })
}

async function addPasskey(page: Page): Promise<void> {
  await passkeysOn(page).getByRole('button', { name: 'Add a passkey' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
  await dialog.getByLabel('Name').fill('My laptop')
  await dialog.getByRole('button', { name: 'Go on' }).click()
  await expect(passkeysOn(page).getByText('My laptop')).toBeVisible()
}

async function signInWithPasskey(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /user menu/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/login')
}
