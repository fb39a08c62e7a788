import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { expectAccessible } from './support/accessibility.ts'
import { createApiKey, statusWithKey } from './support/api-key.ts'
import { createEmptyMember, newInstallation, type RunningApp, startApp } from './support/app.ts'
import { readMail } from './support/outbox.ts'
import type { SampleSignIn } from './support/run.ts'
import { enterPassword, signIn } from './support/sign-in.ts'
import { test as base, expect, type NewPage } from './support/test.ts'
import { turnOffTwoStep, turnOnTwoStep } from './support/two-step.ts'

// A new password ends every session, that of the other tests too: so an app of its own.
let app: RunningApp
/** Somebody else in it, as one address is mailed one link in two minutes. */
const other: SampleSignIn = { email: 'noor@example.org', password: '' }
const test = base.extend<{ visit: NewPage; openAccount: NewPage }>({
  /** Opens a page of that app without a session. */
  visit: async ({ newPage }, use) =>
    use((options) => newPage({ ...options, baseUrl: app.baseUrl, signedIn: false })),
  /** Opens the account page there with a session of its own. */
  openAccount: async ({ newPage }, use) =>
    use(async (options) => {
      const page = await newPage({ ...options, baseUrl: app.baseUrl })
      await page.goto('/account')
      return page
    }),
})

test.beforeAll(async () => {
  const installation = await newInstallation()
  other.password = await createEmptyMember(installation, other.email)
  app = await startApp(installation)
})
test.afterAll(() => app.stop())

test.describe('two-step verification', () => {
  test('is set up with a code of the app, and gives recovery codes', async ({ openAccount, sample }) => {
    const { password } = sample
    const page = await openAccount({ expectedStatuses: [401] })
    await page.getByRole('button', { name: 'Set up' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Your password').fill(password)
    await dialog.getByRole('button', { name: 'Go on' }).click()
    await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible()
    await expectAccessible(page)
    const shown = ((await dialog.locator('[data-secret]').textContent()) ?? '').replaceAll(' ', '')
    await dialog.getByLabel('Code from the app').fill('000000')
    await dialog.getByRole('button', { name: 'Turn on' }).click()
    await expect(dialog.getByText('This code is not correct.')).toBeVisible()
    const totp = new TOTP({ secret: Secret.fromBase32(shown) })
    await dialog.getByLabel('Code from the app').fill(totp.generate())
    await dialog.getByRole('button', { name: 'Turn on' }).click()
    await expect(dialog.getByText('each of these codes signs you in once')).toBeVisible()
    const downloading = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Download' }).click()
    expect((await downloading).suggestedFilename()).toBe('landfall-recovery-codes.txt')
    await dialog.getByRole('button', { name: 'Done' }).click()
    await expect(page.getByText('Signing in asks for a code')).toBeVisible()
    await turnOffTwoStep(page, app.baseUrl, password)
  })

  test('asks for a code at sign-in, on a phone', async ({ newPage, visit, sample }) => {
    const { password } = sample
    const member = await newPage({ baseUrl: app.baseUrl })
    const { totp } = await turnOnTwoStep(member, app.baseUrl, password)
    const page = await visit({ width: 390, expectedStatuses: [401] })
    await page.goto('/login')
    await enterPassword(page, sample)
    const code = page.getByLabel('Code from your authenticator app')
    await expect(code).toBeVisible()
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(code).toBeFocused()
    await expectAccessible(page)
    await code.fill('000000')
    await code.press('Enter')
    await expect(page.getByText('This code is not correct.')).toBeVisible()
    // The one that turned it on was used, and a code counts once.
    await code.fill(totp.generate({ timestamp: Date.now() + 30_000 }))
    await page.getByLabel('Do not ask for a code in this browser').check()
    await code.press('Enter')
    await expect(page).toHaveURL('/dashboard')
    await page.goto('/account')
    await page.getByRole('button', { name: /^Ask for a code again/ }).click()
    await expect(page.getByText('That browser will ask for a code').first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Trusted browsers' })).toBeHidden()
    await turnOffTwoStep(member, app.baseUrl, password)
  })

  test('takes a recovery code instead', async ({ newPage, visit, sample }) => {
    const { password } = sample
    const member = await newPage({ baseUrl: app.baseUrl })
    const { recoveryCodes } = await turnOnTwoStep(member, app.baseUrl, password)
    const page = await visit({ expectedStatuses: [401] })
    await page.goto('/login')
    await enterPassword(page, sample)
    await page.getByRole('button', { name: 'Use a recovery code' }).click()
    await page.getByLabel('Recovery code').fill(recoveryCodes[0] ?? '')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page).toHaveURL('/dashboard')
    await turnOffTwoStep(member, app.baseUrl, password)
  })

  test('is turned off with the password', async ({ newPage, sample }) => {
    const page = await newPage({ baseUrl: app.baseUrl })
    await turnOnTwoStep(page, app.baseUrl, sample.password)
    await page.goto('/account')
    await page.getByRole('button', { name: 'Turn off' }).click()
    await page.getByRole('dialog').getByLabel('Your password').fill(sample.password)
    await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click()
    await expect(page.getByText('A code of an app on your phone')).toBeVisible()
  })
})

test.describe('a forgotten password', () => {
  /** Asks for the link on the sign-in page. Gives the one in the mail. */
  async function askForLink(page: Page, email: string): Promise<string> {
    const since = new Date()
    await page.goto('/login')
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Forgot password?' }).click()
    const dialog = page.getByRole('dialog', { name: 'Reset your password' })
    await expect(dialog.getByLabel('Email of your account')).toHaveValue(email)
    await dialog.getByRole('button', { name: 'Send the link' }).click()
    await expect(dialog.getByText('a mail with a link is on its way')).toBeVisible()
    const mail = await readMail({
      dataDir: app.dataDir,
      to: email,
      subject: 'Reset your Landfall password',
      since,
    })
    const link = /\S+\/reset-password#token=[\w-]+/.exec(mail)?.[0] ?? ''
    expect(link.startsWith(app.baseUrl)).toBe(true)
    return link
  }

  /** Makes a key as that member. Nobody is signed in on `page` afterwards. */
  async function makeKey(page: Page, member: SampleSignIn): Promise<string> {
    await signIn(page.request, app.baseUrl, member)
    const key = await createApiKey(page, app.baseUrl, member.password)
    await page.context().clearCookies()
    return key
  }

  test('is replaced by a link in a mail, which works once and leaves API keys', async ({ visit, sample }) => {
    const { email, password } = sample
    const page = await visit({ expectedStatuses: [401] })
    const key = await makeKey(page, sample)
    const link = await askForLink(page, email)

    await page.goto(link)
    await expect(page.getByLabel('Revoke my API keys too')).not.toBeChecked()
    await page.getByLabel('New password').fill('short')
    await page.getByRole('button', { name: 'Save and sign in' }).click()
    await expect(page.getByText('Use at least 10 characters.')).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('New password').fill('a phrase of several words')
    await page.getByRole('button', { name: 'Save and sign in' }).click()
    await expect(page).toHaveURL('/dashboard')
    expect(await statusWithKey(app.baseUrl, key)).toBe(200)

    const again = await visit()
    await again.goto(link)
    await expect(again.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()

    await page.goto('/account')
    await page.getByRole('button', { name: 'Change password' }).click()
    const change = page.getByRole('dialog')
    await change.getByLabel('Current password', { exact: true }).fill('a phrase of several words')
    await change.getByLabel('New password', { exact: true }).fill(password)
    await change.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByText('Password changed').first()).toBeVisible()
  })

  test('takes API keys with it where the member ticks that', async ({ visit }) => {
    const page = await visit({ expectedStatuses: [401] })
    const key = await makeKey(page, other)
    expect(await statusWithKey(app.baseUrl, key)).toBe(200)
    await page.goto(await askForLink(page, other.email))
    await page.getByLabel('Revoke my API keys too').check()
    await page.getByLabel('New password').fill('a phrase of several words')
    await page.getByRole('button', { name: 'Save and sign in' }).click()
    await expect(page).not.toHaveURL(/reset-password/)
    expect(await statusWithKey(app.baseUrl, key)).toBe(401)
  })
})

test.describe('another email', () => {
  const newEmail = 'amara@example.org'

  /** Asks for it on the account page. Gives the link in the mail to the new address. */
  async function askForIt(page: Page, { email, password }: SampleSignIn): Promise<string> {
    const since = new Date()
    await page.getByRole('button', { name: 'Change email' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('New email').fill(newEmail)
    await dialog.getByLabel('Your password', { exact: true }).fill(password)
    await dialog.getByRole('button', { name: 'Send the link' }).click()
    await expect(dialog.getByText('Open the link in it within one hour')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Done' }).click()
    const to = { dataDir: app.dataDir, since }
    const mail = await readMail({ ...to, to: newEmail, subject: 'Confirm your new email for Landfall' })
    const notice = await readMail({ ...to, to: email, subject: 'Your Landfall email is about to change' })
    expect(notice).toContain(newEmail)
    expect(notice).not.toContain('#token=')
    const link = /\S+\/change-email#token=[\w-]+/.exec(mail)?.[0] ?? ''
    expect(link.startsWith(app.baseUrl)).toBe(true)
    return link
  }

  test('has to be one, and the password has to be right', async ({ openAccount }) => {
    const page = await openAccount({ expectedStatuses: [400] })
    await page.getByRole('button', { name: 'Change email' }).click()
    const dialog = page.getByRole('dialog', { name: 'Change your email' })
    await dialog.getByLabel('New email').fill('amara')
    await dialog.getByRole('button', { name: 'Send the link' }).click()
    await expect(dialog.getByText('Enter an email address, such as name@example.com.')).toBeVisible()
    await expect(dialog.getByText('Enter your password.')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByLabel('New email').fill(newEmail)
    await dialog.getByLabel('Your password', { exact: true }).fill('not the password')
    await dialog.getByRole('button', { name: 'Send the link' }).click()
    await expect(dialog.getByText('The password is not correct.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
  })

  test('can be taken back, and its link then says so', async ({ openAccount, visit, sample }) => {
    const page = await openAccount()
    const link = await askForIt(page, sample)
    await expect(page.getByText(`Waits for the link sent to ${newEmail}`)).toBeVisible()
    await page.getByRole('button', { name: 'Keep this email' }).click()
    await expect(page.getByText('Your email stays as it is').first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Keep this email' })).toBeHidden()
    const phone = await visit({ width: 390, expectedStatuses: [400] })
    await phone.goto(link)
    await expect(phone.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
    await expect(phone.getByText('was taken back')).toBeVisible()
    await expectAccessible(phone)
  })

  // The last test of this file: after it the sample member has another email.
  test('is confirmed on a phone, ends every session, and signs in', async ({
    openAccount,
    visit,
    sample,
  }) => {
    const page = await openAccount({ expectedStatuses: [400, 401] })
    const link = await askForIt(page, sample)
    const phone = await visit({ width: 390 })
    await phone.goto(link)
    await expect(phone.getByRole('heading', { name: 'Your email is changed' })).toBeVisible()
    await expect(phone.getByText(newEmail)).toBeVisible()
    await expectAccessible(phone)

    // The phone was no session of theirs: the other browser is signed out, and the new email signs in.
    await page.goto('/account')
    await expect(page).toHaveURL('/login?next=%2Faccount')
    await enterPassword(page, sample)
    await expect(page.getByText('The email or password is not correct.')).toBeVisible()
    await enterPassword(page, { ...sample, email: newEmail })
    await expect(page.getByText('Confirmed', { exact: true })).toBeVisible()
    await expect(page.getByText(newEmail).first()).toBeVisible()
  })
})
