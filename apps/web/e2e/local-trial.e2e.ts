import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { type RunningApp, startTrial } from './support/app.ts'
import { expectToFit } from './support/layout.ts'
import { getRun } from './support/run.ts'
import { signIn } from './support/sign-in.ts'
import { ask } from './support/team-mate.ts'
import { expect, test } from './support/test.ts'

// What only somebody meets who starts the app on their own machine, with its embedded database: a sample member, and how they
// sign in.

let app: RunningApp
test.beforeAll(async () => {
  app = await startTrial()
})
test.afterAll(() => app.stop())

const signInWithOneClick = (page: Page) =>
  page.getByRole('button', { name: 'Sign in as the sample member' }).click()

test('the sample member signs in with one click, finds their work, and signs out', async ({ newPage }) => {
  const page = await newPage({ baseUrl: app.baseUrl, signedIn: false })
  await page.goto('/login')
  await expect(page.getByRole('heading', { name: 'You are trying this out' })).toBeVisible()
  await signInWithOneClick(page)
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible()
  await page.getByRole('link', { name: 'Timeline', exact: true }).click()
  // The dashboard has a button of that name too.
  await expect(page).toHaveURL('/timeline')
  await expect(page.getByRole('heading', { level: 1, name: /Timeline$/ })).toBeVisible()
  await page.getByRole('button', { name: 'Add Milestone' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add New Milestone' })
  await dialog.getByLabel('Title').fill('Ring the bank')
  await dialog.getByRole('button', { name: 'Create Milestone' }).click()
  await expect(dialog).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Ring the bank' })).toBeVisible()

  await page.getByRole('button', { name: /user menu/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/login')
})

for (const look of [
  { width: 320, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
] as const) {
  test(`its way to sign in is readable, ${look.width} px wide, ${look.colorScheme}`, async ({ newPage }) => {
    const page = await newPage({ ...look, baseUrl: app.baseUrl, signedIn: false })
    await page.goto('/login')
    await expect(page.getByRole('button', { name: 'Sign in as the sample member' })).toBeVisible()
    await expectToFit(page)
    await expectAccessible(page)
  })
}

// The last test of this file: after it the sample member has another password. Translated, as words come and go here.
test('it says so where the sample member has another password', async ({ newPage }) => {
  const { sample } = getRun().trial
  const { request } = await newPage({ baseUrl: app.baseUrl, signedIn: false })
  await signIn(request, app.baseUrl, sample)
  await ask(request, app, {
    path: 'accounts.changePassword',
    input: { currentPassword: sample.password, newPassword: 'a phrase of several words' },
  })
  const page = await newPage({
    baseUrl: app.baseUrl,
    signedIn: false,
    translated: true,
    expectedStatuses: [401],
  })
  await page.goto('/login')
  await signInWithOneClick(page)
  await expect(page.getByText('email or password was changed')).toBeVisible()
  await expectAccessible(page)
})
