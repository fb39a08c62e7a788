import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { expectAccessible } from './support/accessibility.ts'
import { type RunningApp, startApp } from './support/app.ts'
import { addAuthenticator } from './support/authenticator.ts'
import { newPage } from './support/page.ts'
import { totpOf } from './support/totp.ts'

// Passkeys belong to a host name, so not the app that all journeys share: that one is asked for by number.
let app: RunningApp
let baseUrl: string
beforeAll(async () => {
  app = await startApp()
  baseUrl = app.baseUrl.replace('127.0.0.1', 'localhost')
}, 120_000)
afterAll(() => app.stop())

test('a passkey is added, signs in past the second step, is renamed and removed', async () => {
  const { password } = inject('sample')
  const page = await newPage({ baseUrl, expectedStatuses: [401] })
  const authenticator = await addAuthenticator(page)
  await page.goto('/account')
  const section = page.getByRole('region', { name: 'Passkeys' })
  await section.getByText('You have no passkeys').waitFor()

  const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
  await section.getByRole('button', { name: 'Add a passkey' }).click()
  expect(await dialog.getByLabel('Name').inputValue()).toMatch(/^Chrome on /)
  await expectAccessible(page)
  await dialog.getByLabel('Name').fill(' ')
  await dialog.getByRole('button', { name: 'Go on' }).click()
  await dialog.getByText('Give the passkey a name.').waitFor()
  await dialog.getByLabel('Name').fill('My laptop')
  await authenticator.setPerson(false)
  await dialog.getByRole('button', { name: 'Go on' }).click()
  await dialog.getByText('No passkey was added. You can try again.').waitFor()
  await expectAccessible(page)
  await authenticator.setPerson(true)
  await dialog.getByRole('button', { name: 'Go on' }).click()
  await page.getByText('Passkey added').first().waitFor()
  await dialog.waitFor({ state: 'hidden' })
  const row = section.getByRole('listitem')
  await row.getByText('My laptop').waitFor()
  await row.getByText('Not used yet').waitFor()
  await expectAccessible(page)

  // A second one in the same place is one too many.
  await section.getByRole('button', { name: 'Add a passkey' }).click()
  await dialog.getByRole('button', { name: 'Go on' }).click()
  await dialog.getByText('holds a passkey for your account already').waitFor()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.waitFor({ state: 'hidden' })

  await setTwoStep(page, password, true)
  await signOut(page)
  await signInWithPasskey(page)
  await page.waitForURL('**/dashboard')

  await page.goto('/account')
  await page.getByText('Signing in asks for a code').waitFor()
  await row.getByText(/^Last used/).waitFor()
  await row.getByRole('button', { name: 'Rename My laptop' }).click()
  const rename = page.getByRole('dialog', { name: 'Rename My laptop' })
  await rename.getByLabel('Name').fill('Old laptop')
  await expectAccessible(page)
  await rename.getByRole('button', { name: 'Rename' }).click()
  await row.getByText('Old laptop').waitFor()

  await setTwoStep(page, password, false)
  await signOut(page)
  await page.goto('/login?next=/account')
  await signInWithPasskey(page)
  await page.waitForURL('**/account')

  await row.getByRole('button', { name: 'Remove Old laptop' }).click()
  const remove = page.getByRole('dialog', { name: 'Remove Old laptop?' })
  await remove.getByText('It no longer signs you in here').waitFor()
  await expectAccessible(page)
  await remove.getByRole('button', { name: 'Remove passkey' }).click()
  await section.getByText('You have no passkeys').waitFor()

  await signOut(page)
  expect(await authenticator.countPasskeys()).toBe(1)
  await signInWithPasskey(page)
  await page.getByRole('alert').getByText('Sign in with your email and password').waitFor()
  expect(new URL(page.url()).pathname).toBe('/login')
  await expectAccessible(page)
})

describe('the sign-in page', () => {
  test('takes a member who gives up calmly', async () => {
    const page = await newPage({ baseUrl, signedIn: false, width: 390, colorScheme: 'dark' })
    await addAuthenticator(page)
    await page.goto('/login')
    await signInWithPasskey(page)
    await page.getByRole('status').getByText('No passkey was used.').waitFor()
    expect(await page.getByRole('alert').count()).toBe(0)
    await expectAccessible(page)
  })

  test('says so where the browser has no passkeys', async () => {
    const page = await newPage({ baseUrl, signedIn: false })
    await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'))
    await page.goto('/login')
    await signInWithPasskey(page)
    await page.getByRole('status').getByText('This browser cannot use passkeys here.').waitFor()
  })

  test('leads from a number to the name of the same site', async () => {
    const page = await newPage({ baseUrl: app.baseUrl, signedIn: false })
    await page.goto('/login')
    await signInWithPasskey(page)
    const link = page.getByRole('status').getByRole('link')
    expect(await link.getAttribute('href')).toBe(`${baseUrl}/login`)
  })
})

describe('the account page', () => {
  test('leads from a number to the name of the same site', async () => {
    const page = await newPage({ baseUrl: app.baseUrl })
    await page.goto('/account')
    const section = page.getByRole('region', { name: 'Passkeys' })
    expect(await section.getByRole('link').getAttribute('href')).toBe(`${baseUrl}/account`)
    expect(await section.getByRole('button').count()).toBe(0)
    await expectAccessible(page)
  })

  test('asks for a new sign-in where the last one is long ago', async () => {
    const page = await newPage({ baseUrl, expectedStatuses: [401, 403] })
    await addAuthenticator(page)
    // No journey lasts an hour; what the server then says is held by its own tests.
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
    await dialog.getByText('Sign in again, then add it.').waitFor()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Sign in again' }).click()
    await page.waitForURL('**/login?next=%2Faccount')
    await page.getByRole('button', { name: 'Sign in as the sample member' }).click()
    await page.getByRole('heading', { level: 1, name: 'Account' }).waitFor()
  })
})

async function signInWithPasskey(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /user menu/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await page.waitForURL('**/login')
}

/** Turns two-step verification on or off, which has a journey of its own. */
async function setTwoStep(page: Page, password: string, isOn: boolean): Promise<void> {
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(`/api/auth/two-factor/${path}`, {
      data,
      headers: { origin: baseUrl },
    })
    expect(answer.ok(), await answer.text()).toBe(true)
    return (await answer.json()) as { totpURI?: string }
  }
  if (!isOn) {
    await post('disable', { password })
    return
  }
  const { totpURI = '' } = await post('enable', { password })
  await post('verify-totp', { code: totpOf(new URL(totpURI).searchParams.get('secret') ?? '') })
}
