import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { expectAccessible } from './support/accessibility.ts'
import { type RunningApp, startApp } from './support/app.ts'
import { readMail } from './support/outbox.ts'
import { newPage } from './support/page.ts'
import { totpOf } from './support/totp.ts'

// A new password ends every session, that of the other journeys too: so an app of its own.
let app: RunningApp
beforeAll(async () => {
  app = await startApp()
}, 120_000)
afterAll(() => app.stop())

const visit = (options: { width?: number; expectedStatuses?: number[] } = {}) =>
  newPage({ ...options, baseUrl: app.baseUrl, signedIn: false })

test('two-step verification: set up, asked for at sign-in, turned off', async () => {
  const { email, password } = inject('sample')
  const page = await visit({ expectedStatuses: [401] })
  await page.goto('/login?next=/account')
  await enterPassword(page, email, password)
  await page.getByRole('button', { name: 'Set up' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your password').fill(password)
  await dialog.getByRole('button', { name: 'Go on' }).click()
  await dialog.getByRole('img', { name: /QR code/ }).waitFor()
  await expectAccessible(page)
  const secret = ((await dialog.locator('[data-secret]').textContent()) ?? '').replaceAll(' ', '')
  await dialog.getByLabel('Code from the app').fill('000000')
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await dialog.getByText('This code is not correct.').waitFor()
  await dialog.getByLabel('Code from the app').fill(totpOf(secret))
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await dialog.getByText('each of these codes signs you in once').waitFor()
  const recoveryCode = (await dialog.getByRole('listitem').first().textContent()) ?? ''
  const downloading = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download' }).click()
  expect((await downloading).suggestedFilename()).toBe('landfall-recovery-codes.txt')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await page.getByText('Signing in asks for a code').waitFor()

  const other = await visit({ width: 390, expectedStatuses: [401] })
  await other.goto('/login')
  await enterPassword(other, email, password)
  const code = other.getByLabel('Code from your authenticator app')
  await code.waitFor()
  expect(await code.getAttribute('autocomplete')).toBe('one-time-code')
  expect(await code.evaluate((input) => input === document.activeElement)).toBe(true)
  await expectAccessible(other)
  await code.fill('000000')
  await code.press('Enter')
  await other.getByText('This code is not correct.').waitFor()
  await code.fill(totpOf(secret))
  await code.press('Enter')
  await other.waitForURL('**/dashboard')

  const third = await visit({ expectedStatuses: [401] })
  await third.goto('/login')
  await enterPassword(third, email, password)
  await third.getByRole('button', { name: 'Use a recovery code' }).click()
  await third.getByLabel('Recovery code').fill(recoveryCode)
  await third.getByRole('button', { name: 'Sign in', exact: true }).click()
  await third.waitForURL('**/dashboard')

  await page.getByRole('button', { name: 'Turn off' }).click()
  await page.getByRole('dialog').getByLabel('Your password').fill(password)
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click()
  await page.getByText('A code of an app on your phone').waitFor()
})

test('a forgotten password: mail, new password, dashboard, and the old one again', async () => {
  const { email, password } = inject('sample')
  const since = new Date()
  const page = await visit({ expectedStatuses: [401] })
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Forgot password?' }).click()
  const dialog = page.getByRole('dialog', { name: 'Reset your password' })
  expect(await dialog.getByLabel('Email of your account').inputValue()).toBe(email)
  await dialog.getByRole('button', { name: 'Send the link' }).click()
  await dialog.getByText('a mail with a link is on its way').waitFor()
  const mail = await readMail({
    dataDir: app.dataDir,
    to: email,
    subject: 'Reset your Landfall password',
    since,
  })
  const link = /\S+\/reset-password#token=[\w-]+/.exec(mail)?.[0] ?? ''
  expect(link.startsWith(app.baseUrl)).toBe(true)

  await page.goto(link)
  await page.getByLabel('New password').fill('short')
  await page.getByRole('button', { name: 'Save and sign in' }).click()
  await page.getByText('Use at least 10 characters.').waitFor()
  await expectAccessible(page)
  await page.getByLabel('New password').fill('a phrase of several words')
  await page.getByRole('button', { name: 'Save and sign in' }).click()
  await page.waitForURL('**/dashboard')

  const again = await visit()
  await again.goto(link)
  await again.getByRole('heading', { name: 'This link no longer works' }).waitFor()

  await page.goto('/account')
  await page.getByRole('button', { name: 'Change password' }).click()
  const change = page.getByRole('dialog')
  await change.getByLabel('Current password', { exact: true }).fill('a phrase of several words')
  await change.getByLabel('New password', { exact: true }).fill(password)
  await change.getByRole('button', { name: 'Change password' }).click()
  await page.getByText('Password changed').first().waitFor()
})

test('another email: asked for, taken back, asked again, opened on a phone', async () => {
  const { email, password } = inject('sample')
  const newEmail = 'amara@example.org'
  const page = await visit({ expectedStatuses: [400, 401] })
  await page.goto('/login?next=/account')
  await enterPassword(page, email, password)
  const ask = async (since = new Date()) => {
    await page.getByRole('button', { name: 'Change email' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('New email').fill(newEmail)
    await dialog.getByLabel('Your password', { exact: true }).fill(password)
    await dialog.getByRole('button', { name: 'Send the link' }).click()
    await dialog.getByText('Open the link in it within one hour').waitFor()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Done' }).click()
    const to = { dataDir: app.dataDir, since }
    const mail = await readMail({ ...to, to: newEmail, subject: 'Confirm your new email for Landfall' })
    const notice = await readMail({ ...to, to: email, subject: 'Your Landfall email is about to change' })
    expect(notice).toContain(newEmail)
    expect(notice).not.toContain('#token=')
    return /\S+\/change-email#token=[\w-]+/.exec(mail)?.[0] ?? ''
  }

  await page.getByRole('button', { name: 'Change email' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change your email' })
  await dialog.getByLabel('New email').fill('amara')
  await dialog.getByRole('button', { name: 'Send the link' }).click()
  await dialog.getByText('Enter an email address, such as name@example.com.').waitFor()
  await dialog.getByText('Enter your password.').waitFor()
  await expectAccessible(page)
  await dialog.getByLabel('New email').fill(newEmail)
  await dialog.getByLabel('Your password', { exact: true }).fill('not the password')
  await dialog.getByRole('button', { name: 'Send the link' }).click()
  await dialog.getByText('The password is not correct.').waitFor()
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  const takenBack = await ask()
  await page.getByText(`Waits for the link sent to ${newEmail}`).waitFor()
  await page.getByRole('button', { name: 'Keep this email' }).click()
  await page.getByText('Your email stays as it is').first().waitFor()
  await page.getByRole('button', { name: 'Keep this email' }).waitFor({ state: 'hidden' })
  const phone = await visit({ width: 390, expectedStatuses: [400] })
  await phone.goto(takenBack)
  await phone.getByRole('heading', { name: 'This link no longer works' }).waitFor()
  await phone.getByText('was taken back').waitFor()
  await expectAccessible(phone)

  const link = await ask()
  expect(link.startsWith(app.baseUrl)).toBe(true)
  const opened = await visit({ width: 390 })
  await opened.goto(link)
  await opened.getByRole('heading', { name: 'Your email is changed' }).waitFor()
  await opened.getByText(newEmail).waitFor()
  await expectAccessible(opened)

  // The phone was no session of theirs: the other browser is signed out, and the new email signs in.
  await page.goto('/account')
  await page.waitForURL('**/login?next=%2Faccount')
  await page.getByRole('button', { name: 'Sign in as the sample member' }).click()
  await page.getByText('email or password was changed').waitFor()
  await enterPassword(page, newEmail, password)
  await page.getByText('Confirmed', { exact: true }).waitFor()
  await page.getByText(newEmail).first().waitFor()
})

async function enterPassword(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}
